"""What a client may say on the socket; anything else is refused when it is decoded."""

from __future__ import annotations

from typing import Annotated

import msgspec

from conclave.kernel.errors import ConclaveError

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
Version = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Hash = Annotated[str, msgspec.Meta(max_length=40)]
LONGEST = 8192  # bytes of one message


class BadMessage(ConclaveError):
    """A message that has no place here."""


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything that a client says."""


class Hello(Message, tag="hello"):
    """The first message: which table, with which token, and what the client knows already."""

    table: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]+\Z")]
    token: Annotated[str, msgspec.Meta(max_length=80)] = ""
    version: Version | None = None
    hash: Hash = ""


class Here(Message, tag="here"):
    """A sign of life."""

    version: Version
    hash: Hash


class Answer(Message, tag="answer"):
    """An answer to the open question."""

    id: Id
    version: Version
    answer: Annotated[str, msgspec.Meta(max_length=4000)]


class Undo(Message, tag="undo"):
    """Take back."""

    id: Id


class Redo(Message, tag="redo"):
    """Do again."""

    id: Id


class Consent(Message, tag="consent"):
    """Answer somebody's wish to take back."""

    id: Id
    agree: bool


class Asking(Message, tag="asking"):
    """When to be asked in a kind of reaction window."""

    id: Id
    window: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z-]+$")]
    when: Annotated[str, msgspec.Meta(max_length=10)]


class Peace(Message, tag="peace"):
    """Be asked in no window until the round ends, or again."""

    id: Id
    on: bool


class Chat(Message, tag="chat"):
    """Say something."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Hint(Message, tag="hint"):
    """Ask a bot."""

    id: Id


class Why(Message, tag="why"):
    """Ask why things cannot be done."""

    id: Id


Wish = Answer | Undo | Redo | Consent | Asking | Peace | Chat | Hint | Why
decoder: msgspec.json.Decoder[Hello | Here | Wish] = msgspec.json.Decoder(Hello | Here | Wish)

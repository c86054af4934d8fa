"""Where several rules meet: every payment under every discount, true refusals, what may be taken back, and odd corners."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import conclave
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.rules.paying import Reduction, affordable, ask_price
from conclave.games.res_arcana.rules.why_not import shortfall
from conclave.games.res_arcana.state.model import ARTIFACT, ESSENCES, GOLD, Card, Price
from conclave.kernel.check import tables_of
from conclave.kernel.decision import Amounts
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.text import phrasebook
from conclave.kernel.words import Words
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.support import rule

Payment = tuple[int, ...]
# The discounts of the base game alone and together: Artificer, Bridle, Lair, with Crypt (sparing gold) or Egg.
CUTS = [Reduction(spare, free) for spare in (0, 1, 2, 3) for free in (0, 3, 4, 7, 10)]
# No card of the base game has a price that a discount which may take gold meets; a new card may have.
STRANGE_PRICES = [Price((0, 0, 0, 0, 2), 0), Price((1, 0, 0, 0, 2), 2), Price((0, 2, 0, 1, 1), 1),
                  Price((0, 0, 0, 0, 3), 3)]
STRANGE_CUTS = [Reduction(spare, free) for spare in (0, 1, 2) for free in (0, 1, 2, 4)]


def spreads(total: int, most: tuple[int, ...]) -> Iterator[Payment]:
    """All ways to take so many things of several kinds, of each kind at most so many."""
    if not most:
        if total == 0:
            yield ()
        return
    for here in range(min(total, most[0]) + 1):
        for rest in spreads(total - here, most[1:]):
            yield (here, *rest)


def payments(pool: list[int], price: Price, cut: Reduction) -> set[Payment]:
    """RA-DISC-10 word for word: what is removed, what is left of each part of the price, and what may pay for it."""
    gold, others = price.typed[GOLD], price.total - price.typed[GOLD]
    pairs = [(g, n) for g in range(min(gold, cut.free) + 1) for n in range(others + 1)
             if g + n <= cut.spare_gold + cut.free]
    most = max(g + n for g, n in pairs)
    found: set[Payment] = set()
    for g, n in [(g, n) for g, n in pairs if g + n == most]:
        for off in spreads(n, (*price.typed[:GOLD], price.wild)):
            left = [typed - taken for typed, taken in zip((*price.typed[:GOLD], gold), (*off[:GOLD], g), strict=True)]
            rest = tuple([have - need for have, need in zip(pool, left, strict=True)])
            if min(rest) >= 0:
                for wild in spreads(price.wild - off[GOLD], rest):
                    found.add(tuple([need + more for need, more in zip(left, wild, strict=True)]))
    return found


def offered_payments(pool: list[int], price: Price, cut: Reduction) -> set[Payment]:
    """What the engine asks or settles for a card of this price."""
    scene = Scene("pool=e1 | ")
    scene.board.pool[0] = pool
    card = Card(0, "a_card", ARTIFACT)
    card.price = price
    asking = ask_price(scene.board, 0, card, cut)
    try:
        decision = next(asking)
    except StopIteration as settled:
        return {tuple(settled.value)}
    assert isinstance(decision, Amounts)
    assert decision.count() > 1, "what is forced is not asked"
    return {tuple([int(str(number)) for number in answer]) for answer in decision.answers() if isinstance(answer, tuple)}


def pools(price: Price, dice: Dice, count: int) -> Iterator[list[int]]:
    """Pools around what a price asks for, where it is paid in many ways or just not."""
    for _ in range(count):
        yield [max(0, typed - dice.below(3) + dice.below(3)) if typed else dice.below(3) for typed in price.typed]


@rule("RA-DISC-8", "RA-DISC-9", "RA-DISC-10", "RA-COST-3", "RA-COST-5", "RA-Q-10")
@pytest.mark.parametrize(("prices", "cuts", "tried"), [
    ([card.price for card in CARDS if card.kind == ARTIFACT and card.price is not None], CUTS, 6),
    (STRANGE_PRICES, STRANGE_CUTS, 25)])
def test_every_payment_that_the_rule_allows_and_no_other(prices: list[Price], cuts: list[Reduction], tried: int) -> None:
    dice = Dice.of(1, "payments")
    seen = 0
    for price, cut in product(prices, cuts):
        for pool in pools(price, dice, tried):
            allowed = payments(pool, price, cut)
            assert affordable(pool, price, cut) == bool(allowed), (price.typed, price.wild, pool)
            if allowed:
                assert offered_payments(pool[:], price, cut) == allowed, (price.typed, price.wild, pool)
                seen += len(allowed) > 1
    assert seen > 100, "many of them leave a choice"


def stated(words: Words | None) -> list[tuple[tuple[str, ...], int]]:
    """A refusal as numbers: which types would do, and how many of them are missing."""
    if words is None:
        return []
    found: list[tuple[tuple[str, ...], int]] = []
    parts = dict(words.args)["essences"]
    assert words.key == "why-short"
    assert isinstance(parts, tuple)
    for part in parts:
        args = dict(part.args)
        types: tuple[str, ...] = ESSENCES
        if part.key == "short-essence":
            types = (str(args["essence"]),)
        elif part.key == "short-among":
            options = args["options"]
            assert isinstance(options, tuple)
            types = tuple([str(dict(option.args)["essence"]) for option in options])
        count = args["count"]
        assert isinstance(count, int)
        found.append((types, count))
    return found


@rule("RA-COST-5", "RA-DISC-8", "RA-DISC-10")
def test_a_refusal_names_the_fewest_essences_that_would_do() -> None:
    dice = Dice.of(2, "shortfalls")
    prices = [card.price for card in CARDS if card.price is not None] + STRANGE_PRICES
    for price, cut in product(prices, [Reduction(0, 0), *STRANGE_CUTS, Reduction(3, 3)]):
        for pool in pools(price, dice, 4):
            parts = stated(shortfall(pool, price, cut))
            missing = sum([count for _, count in parts])
            fewest = next(count for count in range(30) if any(
                affordable([have + more for have, more in zip(pool, extra, strict=True)], price, cut)
                for extra in spreads(count, (count,) * 5)))
            assert missing == fewest, (price.typed, price.wild, pool, parts)
            for types, count in parts:
                if len(types) == 1:  # with less than this of the one type that it names, nothing else would help
                    richest = [have + (count - 1 if ESSENCES[at] in types else 20) for at, have in enumerate(pool)]
                    assert not affordable(richest, price, cut), (price.typed, price.wild, pool, parts)


@pytest.mark.parametrize(("text", "thing", "reason"), [
    ("mage=artificer pool=e1 hand=vault", "vault", "1 gold short"),
    ("mage=artificer pool=l1 hand=treant", "treant", "3 essences (elan or life) short"),
    ("mage=artificer pool=e2l1 hand=treant", "treant", "1 life short"),
    ("pool=l1c1", "sacred_grove", "7 life and 3 calm short"),
    ("pool=d1e1 hand=crypt", "crypt", "1 death and 2 essences short"),
    ("pool=e1d1 play=alchemists_tower", "alchemists_tower", "1 life and 1 calm short"),
    ("pool=g3", "oracle", "1 gold short"),
    ("pool=e1 item=alchemy", "alchemy", "3 essences short"),
    ("play=guard_dog", "guard_dog", "Only while turned"),
    ("play=guard_dog*", "guard_dog", "1 elan short"),
    ("item=protection", "protection", "Only as a reaction"),
    ("play=dragons_lair", "dragons_lair", "Not possible: turn a dragon"),
    ("play=vault*", "vault", "Already turned"),
])
def test_refusals_in_words(text: str, thing: str, reason: str) -> None:
    scene = Scene(f": places=sacred_grove monuments=oracle | {text} | ")
    book = phrasebook("en", RES_ARCANA)
    told = [book.say(refusal.reason) for refusal in RES_ARCANA.why_not(scene.board, scene.decision)
            if refusal.thing == f"card:{thing}"]
    assert reason in told


def told_by(scene: Scene, *answers: str) -> list[Event]:
    events: list[Event] = []
    scene.board.told = events
    scene.does(*answers)
    return events


@rule("RA-INFO-1", "RA-INFO-2")
@pytest.mark.parametrize(("text", "answers", "shows"), [
    (": places=coral_castle | pool=e5l5c5 | ", ["claim coral_castle"], False),
    (": monuments=oracle | pool=g4 | ", ["claim oracle"], True),
    (": monuments=oracle,temple deck=library | pool=g4 | ", ["claim monument deck"], True),
    ("pool=e1 hand=guard_dog | ", ["place guard_dog"], True),
    ("pool=e1 hand=guard_dog | ", ["discard guard_dog for gold"], True),
    ("pool=d1 play=crypt discard=hawk,cursed_skull | ", ["use crypt 2", "hawk"], False),
    ("pool=d1 play=crypt discard=hawk | ", ["use crypt 1"], False),
    ("pool=e9 play=dragon_teeth hand=fire_dragon | ", ["use dragon_teeth 2", "fire_dragon"], True),
    ("pool=e9 play=dragon_teeth hand=fire_dragon | ", ["use dragon_teeth 2", "none"], False),
    ("play=hawk | ", ["use hawk 1", "own deck"], False),
    ("play=hawk deck=prism | ", ["use hawk 1", "own deck", "prism"], True),
    ("play=library deck=prism | ", ["use library 1"], True),
    ("play=library | ", ["use library 1"], False),
    ("play=fiery_whip,prism | ", ["use fiery_whip 2", "elan=2"], False),
])
def test_only_what_shows_something_hidden_counts_as_revealed(text: str, answers: list[str], shows: bool) -> None:
    assert any(event.reveals for event in told_by(Scene(text), *answers)) == shows


@rule("RA-INFO-2")
def test_whatever_tells_a_rival_something_hidden_says_so() -> None:
    looked = 0
    for number, (players, options) in enumerate(tables_of(RES_ARCANA)):
        dice = Dice.of(number, "rivals")
        table = conclave.new("res-arcana", players=players, seed=number, options=options)
        while not table.over:
            decision = table.decision
            answer = decision.sample(dice)
            rival = (decision.seat + 1) % players
            if len(table.decisions) == 1 and dice.below(4) == 0:
                twin = table.runner.imagine(rival, dice)
                events: list[Event] = []
                twin.state.told = events
                try:
                    twin.answer(decision.seat, twin.decision_of(decision.seat).read(decision.write(answer)))
                except IllegalAnswer:
                    twin = table.runner  # the answer itself speaks of a hidden card
                told = table.play(answer, decision.seat)
                if twin is not table.runner and not any(event.reveals for event in (*events, *told)):
                    looked += 1
                    assert RES_ARCANA.view(twin.state, rival) == table.view(rival)
                    assert [event.words_for(rival) for event in events] == [event.words_for(rival) for event in told]
            else:
                table.play(answer, decision.seat)
    assert looked > 300


@rule("RA-CLAIM-4", "RA-CLAIM-6", "RA-T-40")
def test_the_monuments_run_out_one_after_another() -> None:
    scene = Scene(": monuments=oracle,temple deck=library | pool=g16 | passed")
    scene.does("claim oracle")
    assert ([CARDS[card].name for card in scene.board.monuments], scene.monument_deck()) == (["library", "temple"], [])
    assert not scene.can("claim monument deck")
    scene.does("claim temple")
    assert [CARDS[card].name for card in scene.board.monuments] == ["library"]
    scene.does("claim library")
    assert (scene.pool(0), scene.answers()) == ("g4", [answer for answer in scene.answers() if "claim" not in answer])


@rule("RA-DISC-3", "RA-DISC-4", "RA-Q-12", "RA-DRAW-2")
def test_a_dragon_of_a_rival_is_cheaper_and_stays_with_its_new_owner() -> None:
    scene = Scene(""": next=turn:1 |
        mage=artificer pool=e4c4d2 play=sorcerers_bestiary,dragon_bridle*,sacrificial_pit,library |
        hand=wind_dragon | passed""")
    scene.does("discard wind_dragon for gold", "use sorcerers_bestiary 2", "elan=4", "wind_dragon")
    assert scene.answers() == ["calm=2 death=2", "calm=3 death=1", "calm=4"], "4 calm and 4 of any, less 1 and 3"
    scene.does("calm=4", "pass", "divination")
    assert (scene.where("wind_dragon"), scene.pool(0)) == ("play 0", "d2")
    scene.does("use sacrificial_pit 2")
    assert (scene.where("wind_dragon"), scene.pool(0)) == ("discard 0", "d1g8")
    scene.does("use library 1")
    assert (scene.where("wind_dragon"), scene.hand(0)) == ("hand 0", ["wind_dragon"])
    shown = RES_ARCANA.view(scene.board, 1)["seats"]
    assert isinstance(shown, list)
    assert [part["known_hidden"] for part in shown] == [["wind_dragon"], [], []]


@rule("RA-DISC-4", "RA-DISC-8", "RA-CARD-5")
def test_the_crypt_adds_to_all_permanent_discounts_of_a_dragon() -> None:
    scene = Scene("mage=artificer pool=c2d2 play=crypt,dragon_bridle,dragons_lair* discard=sea_serpent,bone_dragon |")
    scene.does("use crypt 2")
    assert scene.answers() == ["sea_serpent", "bone_dragon", "none"]
    scene.does("sea_serpent")
    assert (scene.where("sea_serpent"), scene.pool(0)) == ("play 0", "c2d1"), "9 less 1, 3, 3 and 2"


@rule("RA-CARD-8", "RA-Q-13", "RA-Q-31", "RA-PASS-3")
def test_what_the_mermaid_put_on_a_magic_item_is_gone_with_it() -> None:
    scene = Scene("item=alchemy pool=g1 play=mermaid | passed").does("use mermaid 1", "alchemy")
    assert scene.stored("alchemy") == "g1"
    events = told_by(scene, "pass", "divination")
    assert (scene.stored("alchemy"), scene.pool(0)) == ("", "c1"), "only the calm of the next Collect"
    assert [event.rule for event in events if event.key == "returned"] == ["RA-Q-13"]


@rule("RA-DESTROY-2", "RA-DESTROY-3", "RA-Q-33", "RA-REACT-7")
def test_a_shield_may_be_the_price_itself() -> None:
    scene = Scene("play=sea_serpent | pool=l1e1 play=dancing_sword(d2)*,guard_dog* | pool=l1 play=prism | pool=l3")
    scene.does("use sea_serpent 1")
    assert scene.answers() == ["react dancing_sword 1", "ignore 1", "suffer"]
    events = told_by(scene, "ignore 1", "dancing_sword", "ignore 1")
    assert [event.key for event in events if event.key in ("destroyed", "returned", "lost")] == [
        "destroyed", "returned", "destroyed", "lost"]
    assert (scene.where("dancing_sword"), scene.where("prism"), scene.stored("dancing_sword")) == (
        "discard 1", "discard 2", "")
    assert scene.pools() == ["", "e1l1", "l1", "l1"]


@rule("RA-REACT-3", "RA-Q-3", "RA-LIFE-1")
def test_four_players_decide_one_after_another_each_for_itself() -> None:
    scene = Scene(""": next=turn:2 | pool=l4 item=protection | pool=l2e3 play=tree_of_life* | play=fire_dragon |
        pool=e4c1 passed""")
    scene.does("use fire_dragon 1")
    assert (scene.asked(), scene.answers()) == ("0 ask-react-life-loss", ["react protection 1", "suffer"])
    scene.does("suffer")
    assert (scene.asked(), scene.answers()) == ("1 ask-react-life-loss", ["react tree_of_life 2", "suffer"])
    scene.does("react tree_of_life 2")
    assert scene.pools() == ["l2", "e3l1", "", "e4c1"]
    assert scene.asked() == "0 ask-act"


@rule("RA-VICTORY-8", "RA-TEMP-2", "RA-Q-16", "RA-TIE-1")
def test_the_statue_of_a_passed_rival_wins_a_check_that_another_called() -> None:
    scene = Scene(""": first=1 | play=coral_castle,dwarven_mines(g7) pool=e2 |
        passed play=golden_statue,catacombs_of_the_dead(d5) pool=g4 | pool=e9 play=alchemists_tower(g9)""")
    scene.does("use coral_castle 1")
    assert (scene.asked(), scene.can("react golden_statue 1")) == ("1 ask-react-victory-check", True)
    scene.does("react golden_statue 1")
    outcome = RES_ARCANA.outcome(scene.board)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((10, 10, 9), (0, 1), "mid-round-check")
    assert scene.pool(1) == "g1", "1 gold counts as much as 2 elan: the victory is shared"


@rule("RA-POWER-8", "RA-Q-5")
@pytest.mark.parametrize("name", [card.name for card in CARDS if card.actions])
def test_every_action_power_may_be_used_for_nothing(name: str) -> None:
    card = BY_NAME[name]
    field = {"mage": "mage", "magic_item": "item"}.get(RES_ARCANA.cards()[card.index].kind, "play")
    for power in card.actions:
        there = ",".join([other for other in ("sea_serpent", "bone_dragon", "nightingale") if other != name])
        if field == "play":
            there = f"{name}{'(e9)' if name == 'athanor' else ''}{'*' if power.while_turned else ''},{there}"
        scene = Scene(f"""{f'{field}={name}' if field != 'play' else ''} play={there} pool=e20l20c20d20g20
            hand=dancing_sword,elemental_spring deck=celestial_horse discard=dragon_bridle | pool=e5l5d5""")
        rival, hand, monuments = scene.pool(1), len(scene.board.hand[0]), scene.monument_deck()
        scene.does(f"use {name} {power.index + 1} for nothing")
        while scene.asked().startswith("0"):
            assert scene.decision.prompt.key in ("ask-pay-any", "ask-pay-which", "ask-same-which", "ask-same-how-many",
                                                 "ask-destroy-which", "ask-discard-which", "ask-turn-which")
            scene.does(scene.answers()[0])
        assert scene.asked() == "1 ask-act"
        assert sum(scene.board.pool[0]) <= 100, "nothing gained"
        assert (scene.pool(1), scene.monument_deck(), scene.deck(0)) == (rival, monuments, ["celestial_horse"])
        assert len(scene.board.hand[0]) == hand - (name == "sacrificial_dagger" and power.index == 1)
        assert scene.turned(name) or not power.turns or scene.where(name) == "discard 0"


@rule("RA-CONV-1", "RA-Q-8")
@pytest.mark.parametrize(("text", "answers", "pool"), [
    ("pool=e2 play=philosophers_stone", ["use philosophers_stone 1"], ""),
    ("pool=e3 play=philosophers_stone", ["use philosophers_stone 1", "none"], "e1"),
    ("play=athanor(e6)", ["use athanor 2"], ""),
    ("pool=g2 play=prism", ["use prism 2", "none"], "g2"),
    ("play=prism", ["use prism 2"], ""),
])
def test_a_conversion_of_nothing_gives_nothing(text: str, answers: list[str], pool: str) -> None:
    scene = Scene(f"{text} | ").does(*answers)
    assert (scene.pool(0), scene.asked()) == (pool, "1 ask-act")


@rule("RA-COLLECT-6", "RA-POWER-9")
@pytest.mark.parametrize(("scene", "said"), [
    (Scene.collecting("play=celestial_horse | "), "Collect: choose any 2 essences except gold and death."),
    (Scene("pool=l1 play=cursed_skull | ").does("use cursed_skull 1"), "Choose any 3 essences except gold and life."),
    (Scene("hand=prism | ").does("discard prism for two"), "Choose any 2 essences except gold."),
    (Scene("play=fiery_whip,hawk | ").does("use fiery_whip 2"), "Choose any 4 essences except gold."),
])
def test_a_question_for_essences_names_the_forbidden_types(scene: Scene, said: str) -> None:
    assert phrasebook("en", RES_ARCANA).say(scene.decision.words) == said


@rule("RA-DISC-9", "RA-COST-3")
def test_a_question_for_a_price_says_what_is_printed_and_how_much_is_left() -> None:
    scene = Scene("mage=artificer pool=e5d2 hand=corrupt_altar | ").does("place corrupt_altar")
    said = phrasebook("en", RES_ARCANA).say(scene.decision.words)
    assert said == "Pay 4 essences for “Corrupt Altar”. Cost: 2 death and any 3 essences."
    assert (scene.decision.rule, scene.decision.about) == ("RA-DISC-9", "card:corrupt_altar")
    plain = Scene("pool=e5c1d2 hand=corrupt_altar | ").does("place corrupt_altar")
    assert plain.decision.rule == "RA-COST-3"


@rule("RA-ACT-2", "RA-POWER-5")
def test_the_last_player_goes_on_alone() -> None:
    scene = Scene(": next=turn:2 | passed | passed | pool=d15 play=catacombs_of_the_dead | passed")
    for left in ("d10", "d5", ""):
        scene.does("use catacombs_of_the_dead 1")
        assert (scene.asked(), scene.pool(2)) == ("2 ask-act", left)
    scene.does("pass", "divination")
    assert (scene.board.round, scene.board.first) == (2, 0), "the token was not taken: others had passed before"

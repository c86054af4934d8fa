// The lessons of a title: where somebody is, and whether an answer leads on.

import type { Ask, Lesson, LessonStep } from '../lib/wire';

/** The same answer is always written the same: the order counts only where it is asked for. */
export function plain(ask: Ask | null, answer: string): string {
  const text = answer.trim();
  if (ask?.form === 'choose-some' || ask?.form === 'place') return parts(text, ',').sort().join(', ');
  if (ask?.form === 'arrange') return parts(text, ',').join(', ');
  if (ask?.form === 'amounts') return parts(text, ' ').sort().join(' ');
  return text;
}

function parts(text: string, between: string): string[] {
  return text.split(between).map((part) => part.trim()).filter((part) => part !== '');
}

export class Course {
  lesson = $state(0);
  at = $state(0);
  wrong = $state(false);
  finished = $state(false);
  done: readonly string[] = $state.raw([]);

  constructor(
    readonly lessons: readonly Lesson[],
    done: readonly string[] = [],
    private readonly keep: (done: readonly string[]) => void = () => undefined,
  ) {
    this.done = done;
    const open = lessons.findIndex((lesson) => !done.includes(lesson.id));
    this.lesson = open < 0 ? 0 : open;
  }

  get now(): Lesson | null {
    return this.lessons[this.lesson] ?? null;
  }

  get step(): LessonStep | null {
    return this.now?.steps[this.at] ?? null;
  }

  get asks(): boolean {
    return (this.step?.expect.length ?? 0) > 0;
  }

  get canGoBack(): boolean {
    return this.at > 0 || this.lesson > 0;
  }

  /** Whether an answer is one of those that lead on; then the next step is there. */
  answer(text: string): boolean {
    const ask = this.step?.frame.ask ?? null;
    const right = this.step?.expect.some((expected) => plain(ask, expected) === plain(ask, text)) ?? false;
    if (right) this.next();
    else this.wrong = true;
    return right;
  }

  next(): void {
    this.wrong = false;
    if (this.at + 1 < (this.now?.steps.length ?? 0)) {
      this.at += 1;
      return;
    }
    const id = this.now?.id;
    if (id !== undefined && !this.done.includes(id)) {
      this.done = [...this.done, id];
      this.keep(this.done);
    }
    if (this.lesson + 1 < this.lessons.length) this.open(this.lesson + 1);
    else this.finished = true;
  }

  back(): void {
    this.wrong = false;
    if (this.finished) this.finished = false;
    else if (this.at > 0) this.at -= 1;
    else if (this.lesson > 0) {
      this.lesson -= 1;
      this.at = Math.max(0, (this.now?.steps.length ?? 1) - 1);
    }
  }

  open(lesson: number): void {
    this.lesson = lesson;
    this.at = 0;
    this.wrong = false;
    this.finished = false;
  }
}

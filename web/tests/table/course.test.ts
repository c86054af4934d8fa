import { expect, it } from 'vitest';
import type { Lesson, LessonStep } from '../../src/lib/wire';
import { Course, plain } from '../../src/table/course.svelte';
import { frame } from './frames';

const step = (name: string, ...expect: string[]): LessonStep => ({ say: ['say'], point: [], frame: frame(name), expect, wrong: ['wrong'] });
const lessons: Lesson[] = [
  { id: 'first', title: ['one'], steps: [step('mid-game'), step('ask-choose-mage', 'witch')] },
  { id: 'second', title: ['two'], steps: [step('ask-pay-price', 'gold=1 death=1')] },
];

it('goes on without an answer where none is expected', () => {
  const course = new Course(lessons);
  expect(course.asks).toBe(false);
  course.next();
  expect(course.asks).toBe(true);
});

it('goes on with the right answer only, and says when it is another', () => {
  const course = new Course(lessons);
  course.next();
  expect(course.answer('healer')).toBe(false);
  expect(course.wrong).toBe(true);
  expect(course.at).toBe(1);
  expect(course.answer('witch')).toBe(true);
  expect(course.wrong).toBe(false);
  expect([course.lesson, course.at]).toEqual([1, 0]);
});

it('keeps what is done, finishes after the last lesson, and begins with what is open', () => {
  let kept: readonly string[] = [];
  const course = new Course(lessons, ['first'], (done) => (kept = done));
  expect(course.lesson).toBe(1);
  expect(course.answer('death=1 gold=1')).toBe(true);
  expect(course.finished).toBe(true);
  expect(kept).toEqual(['first', 'second']);
});

it('goes back over the border of a lesson', () => {
  const course = new Course(lessons);
  expect(course.canGoBack).toBe(false);
  course.open(1);
  course.back();
  expect([course.lesson, course.at]).toEqual([0, 1]);
});

it('minds the order only where it is asked for', () => {
  const some = frame('ask-discard-as-many').ask;
  const order = frame('ask-look-order').ask;
  expect(plain(some, 'hawk,  crypt')).toBe(plain(some, 'crypt, hawk'));
  expect(plain(order, 'hawk, crypt')).not.toBe(plain(order, 'crypt, hawk'));
});

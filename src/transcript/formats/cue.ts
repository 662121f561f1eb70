import { firstLines } from './first-lines.ts';

const TIME = '(?:\\d{1,3}:)?\\d{1,2}:\\d{1,2}[.,]\\d{1,3}';
const CUE = new RegExp(`^${TIME}\\s{0,4}-->\\s{0,4}${TIME}`);

/** Whether a caption's line of times stands near the top; WebVTT writes fractions with a point, SRT with a comma. */
export function hasCue(lines: readonly string[], mark: '.' | ','): boolean {
	return firstLines(lines).some((line) => CUE.test(line) && line.slice(0, line.indexOf('-->')).includes(mark));
}

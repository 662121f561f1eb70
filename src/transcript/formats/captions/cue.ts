import { firstLines } from '../first-lines.ts';

const TIME = '-?(?:\\d{1,3}:)?\\d{1,2}:\\d{1,2}(?:[.,]\\d{1,3})?';
const CUE = new RegExp(`^(${TIME})\\s{0,4}-{2,3}>\\s{0,4}${TIME}(?:\\s|$)`);

/** Whether a caption's line of times is near the top. SRT writes fractions with a comma, WebVTT with a point. */
export function hasCue(lines: readonly string[], mark: '.' | ','): boolean {
	return firstLines(lines).some((line) => {
		const start = CUE.exec(line)?.[1];
		return start !== undefined && (start.includes(',') ? ',' : '.') === mark;
	});
}

/** Lines of a text that are not speech. */

import { markOf } from '../read/label.ts';
import { isStageDirection } from '../stage.ts';

/** `---`, `***`, `___` or `===`. */
export function isRule(text: string): boolean {
	const line = text.trim();
	return line.length >= 3 && line.length < 200 && /^(?:-+|\*+|_+|=+|—+|(?:- )+-|(?:\* )+\*)$/.test(line);
}

/** A markdown heading. */
export function isHeading(text: string): boolean {
	return /^\s{0,3}#{1,6}\s/.test(text);
}

/** A time mark alone on its line. */
export function isTimeAlone(text: string): boolean {
	const mark = text.length < 60 ? markOf(text) : null;
	return mark !== null && text.slice(mark.after).trim() === '';
}

const CAME_OR_WENT =
	/^\p{Lu}[^.?!:]{0,60}\s(?:has\s)?(?:joined|left|entered|started|stopped)(?:\s(?:the\s)?(?:meeting|call|conference|room|chat|transcription|recording))?\.?$/u;
const CAME_OR_WENT_PLACE = /(?:meeting|call|conference|room|chat|transcription|recording)\.?$/;
const ENDED = /^\W{0,4}(?:meeting|transcription|call|recording)\s(?:ended|stopped|started|began)\b.{0,60}$/iu;
const MAX_EVENT = 300;

/** Whether a whole line, or everything after a label, describes something other than speech. */
export function isEvent(text: string, behindLabel: boolean): boolean {
	if (text.length < 3 || text.length > MAX_EVENT) return false;
	const inner = text.slice(1, -1);
	const pair = text.charAt(0) + text.charAt(text.length - 1);
	const enclosed = (pair === '[]' || pair === '()' || pair === '**' || pair === '<>') && !/[[\]()*]/.test(inner);
	if (enclosed && isStageDirection(inner)) return true;
	if (behindLabel) return false;
	if (enclosed && (pair === '[]' || pair === '()')) return true;
	if (pair === '[]' && !(inner.includes(']') && inner.indexOf(']') < inner.lastIndexOf('['))) return true;
	if (enclosed && pair === '**' && inner.length < 60) return true;
	if (ENDED.test(text)) return true;
	const words = text.split(' ').length;
	return (
		words <= 8 &&
		CAME_OR_WENT.test(text) &&
		(CAME_OR_WENT_PLACE.test(text) ||
			(words <= 4 && !text.endsWith('.') && !/^(?:I|We|He|She|They|You|It)\s/.test(text)))
	);
}

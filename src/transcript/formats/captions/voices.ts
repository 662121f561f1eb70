/** The speaker of a cue according to its markup, and the words without the markup. */

import type { Piece } from '../../call.ts';
import { isStageDirection } from '../../stage.ts';
import { decodeEntities } from '../entities.ts';
import type { Cue } from './cues.ts';

/** The words of one voice on one line of a cue. */
export interface Part extends Piece {
	/** Null if the line names nobody. */
	voice: string | null;
	/** Whether the previous voice has ended, so that the next words may be another's. */
	fresh: boolean;
	/** Whether the line describes a sound: `<i>Laughter</i>`. */
	aside: boolean;
}

/** WebVTT tags, the few HTML tags of SRT files, times inside a cue, and positions such as `{\an8}`. */
const MARKUP =
	/<(?:\/?(?:c|i|b|u|s|em|strong|font|span|lang|ruby|rt|v)(?:[.\s][^<>]{0,200})?|\d{1,3}:[\d:.,]{3,12}|\/?)>|\{\\[a-z]{1,4}[^{}]{0,40}\}/gi;
const VOICE = /^<v(?:\.[^\s<>]{0,80})?(?:\s{1,4}([^<>]{0,200}))?>$/i;
/** How broadcast captions mark a change of speaker. */
const CHANGE = /^>{2,3}\s{0,4}/;

/** The parts of a cue, each within one line. */
export function partsOf(cue: Cue): Part[] {
	return spokenTextOf(cue) ?? markedUp(cue);
}

function markedUp(cue: Cue): Part[] {
	const parts: Part[] = [];
	let voice: string | null = nameOf(cue.voice);
	let fresh = false;
	for (const { line, text } of cue.text) {
		let words = '';
		let marked = false;
		const push = () => {
			const said = clean(words);
			const part = said.replace(CHANGE, '');
			if (part !== '')
				parts.push({ line, text: part, voice, fresh: fresh || part !== said, aside: marked && isStageDirection(part) });
			words = '';
		};
		let from = 0;
		for (const match of text.matchAll(MARKUP)) {
			words += text.slice(from, match.index);
			from = match.index + match[0].length;
			const opened = VOICE.exec(match[0]);
			if (opened !== null || /^<\/v>$/i.test(match[0])) {
				push();
				voice = nameOf(opened?.[1]);
				fresh = opened === null;
			} else {
				marked = true;
				if (/^<\d/.test(match[0])) continue;
			}
		}
		words += text.slice(from);
		push();
	}
	return parts;
}

function clean(text: string): string {
	return decodeEntities(text).trim();
}

function nameOf(annotation: string | undefined): string | null {
	const name = clean(annotation ?? '');
	return name === '' ? null : name;
}

/** A Teams cue may be a JSON object with the name and the words. */
function spokenTextOf(cue: Cue): Part[] | null {
	const [first] = cue.text;
	if (first === undefined || !first.text.startsWith('{') || !first.text.includes('"')) return null;
	const content = parsed(cue.text.map(({ text }) => text).join('\n'));
	if (typeof content !== 'object' || content === null || !('spokenText' in content)) return null;
	const { spokenText } = content;
	const name = 'speakerName' in content ? content.speakerName : null;
	const text = typeof spokenText === 'string' ? clean(spokenText) : '';
	const voice = typeof name === 'string' ? nameOf(name) : null;
	return text === '' ? [] : [{ line: first.line, text, voice, fresh: true, aside: false }];
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

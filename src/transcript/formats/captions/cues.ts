/** The cues of a caption file, for both WebVTT and SRT: which text is shown from when to when. */

import type { Piece, Seconds } from '../../call.ts';
import { parseTime } from '../../read/times.ts';

export interface Cue {
	/** The 1-based line of its times. */
	line: number;
	/** Both are missing if the times cannot be read. */
	start?: Seconds;
	end?: Seconds;
	/** Its lines exactly as in the source, including markup. */
	text: Piece[];
	/** The speaker, if the cue's id names one, as in Webex files. */
	voice?: string;
}

const TIME = '-?[\\d:.,]{3,14}';
/** Settings may follow the times; the arrow may have no spaces around it. */
const TIMES = new RegExp(`^\\s{0,8}(${TIME})\\s{0,8}-{2,3}>\\s{0,8}(${TIME})(?:\\s|$)`);
/** YouTube's own format (SBV) has no arrow. */
const SBV_TIMES = /^(\d{1,3}:\d{2}:\d{2}\.\d{3}),(\d{1,3}:\d{2}:\d{2}\.\d{3})$/;
const SETTINGS = /^(?:(?:align|position|line|size|vertical|region|[XY][12]):\S{1,40}(?:\s{1,4}|$)){1,8}$/;
const COMMENT = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const HEADER = /^\uFEFF?WEBVTT(?:[\s-]|$)/i;
/** The times of a cue must be within this many columns. */
const HEAD = 60;

interface Line extends Piece {
	times: RegExpExecArray | null;
}

/** Whether a text begins with an SBV cue. */
export function opensWithSbv(lines: readonly string[]): boolean {
	return SBV_TIMES.test((lines.find((line) => line.trim() !== '') ?? '').trim());
}

/** The cues in file order, without comments, styles, ids and everything before the first cue. */
export function cuesOf(lines: readonly string[]): Cue[] {
	const cues: Cue[] = [];
	for (const block of blocksOf(lines)) {
		const first = block.findIndex(({ times }) => times !== null);
		const opening = block[0]?.text ?? '';
		if (first < 0) {
			if (!COMMENT.test(opening) && !HEADER.test(opening)) goOn(cues.at(-1), block);
			continue;
		}
		for (const [index, line] of block.entries()) {
			if (line.times !== null) cues.push({ ...open(line, line.times), ...voiceOf(block[index - 1]?.text) });
			else if (index > first && !isNumberOfNext(block, index)) cues.at(-1)?.text.push(piece(line));
		}
	}
	return withPartsInTurn(cues, lines);
}

/** Runs of lines between blank ones. */
function blocksOf(lines: readonly string[]): Line[][] {
	const blocks: Line[][] = [];
	let open = false;
	for (const [index, source] of lines.entries()) {
		const text = source.trim();
		if (text === '') {
			open = false;
			continue;
		}
		const times = text.includes('-->') ? TIMES.exec(text.slice(0, HEAD)) : SBV_TIMES.exec(text.slice(0, HEAD));
		const line = { line: index + 1, text, times };
		if (open) blocks.at(-1)?.push(line);
		else blocks.push([line]);
		open = true;
	}
	return blocks;
}

const piece = ({ line, text }: Piece): Piece => ({ line, text });

/** E.g. `12 "Ann Gray" (2034564352)`. */
const WEBEX_ID = /^\d{1,6} "([^"]{1,80})"(?: \(\d{1,20}\))?$/;

function voiceOf(id = ''): { voice?: string } {
	const voice = WEBEX_ID.exec(id)?.[1];
	return voice === undefined ? {} : { voice };
}

/** Text after the times on the same line is either settings or the words of the cue. */
function open({ line, text: source }: Piece, times: RegExpExecArray): Cue {
	const start = secondsOf(times[1] ?? '');
	const end = secondsOf(times[2] ?? '');
	const rest = source.slice(times[0].length).trim();
	const text = rest === '' || SETTINGS.test(rest) ? [] : [{ line, text: rest }];
	return start === null || end === null ? { line, text } : { line, start, end, text };
}

/** A blank line inside a cue does not end it, unless the number of the next cue follows. */
function goOn(cue: Cue | undefined, block: readonly Line[]): void {
	const alone = block.length === 1 && /^\d{1,6}$/.test(block[0]?.text ?? '');
	if (!alone) cue?.text.push(...block.map(piece));
}

/** If the blank line before a cue is missing, its number is the last line of the previous cue. */
function isNumberOfNext(block: readonly Line[], index: number): boolean {
	const next = block[index + 1]?.times;
	const text = block[index]?.text ?? '';
	return next !== undefined && next !== null && (/^\d{1,6}$/.test(text) || WEBEX_ID.test(text));
}

/** A cue's time in seconds; negative if the captions began before the recording. */
function secondsOf(text: string): Seconds | null {
	const seconds = parseTime(text.replace(/^-/, ''));
	return seconds === null || !text.startsWith('-') ? seconds : -seconds;
}

/** In two concatenated files both parts begin at 0; the second header shows where the second part begins. */
function withPartsInTurn(cues: readonly Cue[], lines: readonly string[]): Cue[] {
	const headers = lines.flatMap((text, index) => (HEADER.test(text) && index > 0 ? [index + 1] : []));
	let offset = 0;
	let last = 0;
	return cues.map((cue) => {
		const { start, end } = cue;
		if (start === undefined || end === undefined) return cue;
		if ((headers[0] ?? Number.POSITIVE_INFINITY) < cue.line) {
			while ((headers[0] ?? Number.POSITIVE_INFINITY) < cue.line) headers.shift();
			if (start + offset < last) offset = last;
		}
		last = Math.max(last, end + offset);
		return { ...cue, start: start + offset, end: end + offset };
	});
}

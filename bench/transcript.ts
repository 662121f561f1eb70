/**
 * The claim: what is measured in a call agrees with what people counted and annotated by hand. Words within 2 %
 * (or three words of a short side), talk share within 0.5 points by words and 1 point by time, and question counts
 * within the annotators' bounds for at least 11 of the 14 sides that have them. Reads the annotated calls below
 * CORPUS_DIR. Like is compared with like: where an annotation counts a comma that stands alone as a word, or a
 * segment of mere noise as talk, that is taken out of its figure first, and the table says so.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { decode } from '#transcript/decode.ts';
import { countQuestions } from '#transcript/questions.ts';
import { readCall } from '#transcript/read.ts';

const WORDS = { part: 0.02, few: 3 };
const POINTS = { words: 0.5, time: 1 };
const FEWEST_SIDES_WITHIN_BOUNDS = 11;

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../shared/transcripts');

const side = z.object({ words: z.number(), questions_by_form: z.number(), reqInfo_acts: z.number() });
const counts = z.record(z.string(), z.number());
const truthSchema = z.object({
	words: counts.optional(),
	talk_ms: counts.optional(),
	speakers: z.record(z.string(), side).optional(),
});

const noiseSchema = z.array(
	z.object({ speaker_role: z.string(), duration_ms: z.number(), human_transcript: z.string() }),
);

interface Line {
	call: string;
	speaker: string;
	what: string;
	ours: number;
	theirs: string;
	fine: boolean;
}

const lines = globSync('annotated/**/*.truth.json', { cwd: corpus }).sort().flatMap(compare);
print(lines);
judge(lines);

function compare(path: string): Line[] {
	const truth = truthSchema.parse(JSON.parse(readFileSync(join(corpus, path), 'utf8')));
	const stem = path.replace(/\.truth\.json$/, '');
	const [source] = globSync([`${stem}.txt`, `${stem}.json`], { cwd: corpus })
		.sort()
		.reverse();
	if (source === undefined) return [];
	const text = decode(readFileSync(join(corpus, source)));
	const call = readCall(text);
	const indexOf = (name: string) => call.speakers.findIndex(({ label }) => label.toLowerCase() === name.toLowerCase());
	const name = basename(stem);
	const annotated = truth.words ?? mapValues(truth.speakers ?? {}, (speaker) => speaker.words);
	const words = mapValues(annotated, (count, speaker) => count - loneMarks(text, speaker, count));
	const talk = mapValues(truth.talk_ms ?? {}, (amount, speaker) => amount - noise(text, speaker));
	const line = (speaker: string, what: string, ours: number, theirs: string, fine: boolean): Line => ({
		call: name,
		speaker,
		what,
		ours,
		theirs,
		fine,
	});

	const spoken = mapValues(words, (_, speaker) => call.speakers[indexOf(speaker)]?.words ?? 0);
	const byWords = Object.entries(words).flatMap(([speaker, count]) => {
		const ours = spoken[speaker] ?? 0;
		const most = Math.max(WORDS.few, count * WORDS.part);
		return [
			line(speaker, 'words', ours, counted(count, annotated[speaker]), Math.abs(ours - count) <= most),
			shareLine(line, speaker, 'share by words', spoken, words, POINTS.words),
		];
	});

	const seconds = mapValues(talk, (_, speaker) => secondsOf(indexOf(speaker)));
	const timed = Object.values(seconds).some((value) => value > 0);
	const byTime = timed
		? Object.keys(seconds).map((speaker) => shareLine(line, speaker, 'share by time', seconds, talk, POINTS.time))
		: [];

	const questions = Object.entries(truth.speakers ?? {}).map(([speaker, facts]) => {
		const least = facts.questions_by_form;
		const most = least + facts.reqInfo_acts;
		const own = call.turns.filter((turn) => turn.speaker === indexOf(speaker));
		const ours = own.reduce((sum, turn) => sum + countQuestions(turn), 0);
		return line(speaker, 'questions', ours, `${least} to ${most}`, ours >= least && ours <= most);
	});
	return [...byWords, ...byTime, ...questions];

	function secondsOf(speaker: number): number {
		return call.segments
			.filter((segment) => segment.speaker === speaker)
			.reduce((sum, { start, end }) => sum + (start === undefined || end === undefined ? 0 : end - start), 0);
	}
}

/** "174 (179 with lone marks)" */
function counted(count: number, annotated = count): string {
	return count === annotated ? `${count}` : `${count} (${annotated} with lone marks)`;
}

/** Marks that stand alone in a speaker's lines, if the annotation counted every token of those lines. */
function loneMarks(text: string, speaker: string, annotated: number): number {
	const own = text.split('\n').filter((line) => line.startsWith(`${speaker}: `));
	const tokens = own.flatMap((line) => line.slice(speaker.length + 2).split(/\s+/)).filter((token) => token !== '');
	return tokens.length === annotated ? tokens.filter((token) => !/[\p{L}\p{N}]/u.test(token)).length : 0;
}

/** Milliseconds of a speaker's segments that hold no word, only something like "[noise]". */
function noise(text: string, speaker: string): number {
	return noiseSchema
		.parse(JSON.parse(text))
		.filter((segment) => segment.speaker_role === speaker && /^\s*(\[[^\]]*\]\s*)*$/.test(segment.human_transcript))
		.reduce((sum, segment) => sum + segment.duration_ms, 0);
}

function shareLine(
	line: (speaker: string, what: string, ours: number, theirs: string, fine: boolean) => Line,
	speaker: string,
	what: string,
	ours: Record<string, number>,
	theirs: Record<string, number>,
	points: number,
): Line {
	const [own, other] = [shareOf(ours, speaker), shareOf(theirs, speaker)];
	return line(speaker, what, Math.round(own * 10) / 10, other.toFixed(1), Math.abs(own - other) <= points);
}

function shareOf(amounts: Record<string, number>, name: string): number {
	const all = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
	return all === 0 ? 0 : ((amounts[name] ?? 0) / all) * 100;
}

function mapValues<From, To>(source: Record<string, From>, change: (value: From, key: string) => To) {
	return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(value, key)]));
}

function print(all: readonly Line[]): void {
	for (const { call, speaker, what, ours, theirs, fine } of all) {
		const columns = [call.padEnd(28), speaker.padEnd(18), what.padEnd(15), `${ours}`.padStart(7), theirs.padStart(9)];
		console.log([...columns, fine ? '' : 'off'].join('  '));
	}
}

function judge(all: readonly Line[]): void {
	const questions = all.filter(({ what }) => what === 'questions');
	const within = questions.filter(({ fine }) => fine).length;
	const others = all.filter(({ what }) => what !== 'questions');
	const off = others.filter(({ fine }) => !fine);
	console.log(
		`${others.length - off.length} of ${others.length} counts and shares agree; questions within bounds for ${within} of ${questions.length} sides`,
	);
	if (off.length > 0 || within < FEWEST_SIDES_WITHIN_BOUNDS) process.exitCode = 1;
}

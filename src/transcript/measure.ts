import type { Call, Roles, Seconds, SpeakerRole, Turn } from './call.ts';
import { countFillers } from './measure/fillers.ts';
import { interruptionsIn } from './measure/interruptions.ts';
import { type Measured, rounded } from './measure/measured.ts';
import { patienceOf, speakerSwitches, switchRate } from './measure/rhythm.ts';
import { countQuestions } from './questions.ts';

interface SideMeasurements {
	role: SpeakerRole;
	names: string[];
	words: number;
	/** Percent of the talk of all sides, to one decimal. */
	share: number | null;
	questions: number;
	/** The longest turn, by words. */
	longestMonologue: { words: number; seconds: number | null; line: number } | null;
	fillerWords: number;
	fillerWordsPer100: number;
	/** Words per minute of talk; only if talk was measured by time. */
	wordsPerMinute: number | null;
	/** Turns that interrupt another speaker; null unless every turn has a start and an end. */
	interruptions: number | null;
}

export interface Measurements {
	basis: 'time' | 'words' | 'none';
	basisNote: string;
	words: number;
	turns: number;
	sides: SideMeasurements[];
	speakerSwitches: Measured;
	switchRate: Measured;
	patience: Measured;
}

const SIDES: readonly SpeakerRole[] = ['salesperson', 'prospect', 'other'];

/**
 * The measurements of a call, by side. A side's talk share (docs.fireflies.ai/schema/meeting-analytics;
 * help.gong.io/v1/docs/analyze-team-performance) is its part of all seconds of talk if every turn has a start and an
 * end, otherwise its part of all words. Words without a speaker belong to no side.
 */
export function measure(call: Call, roles: Roles): Measurements {
	const named = call.turns.filter((turn) => turn.speaker !== null);
	const seconds = named.length === 0 ? null : secondsOfTurns(named);
	const basis = named.length === 0 ? 'none' : seconds === null ? 'words' : 'time';
	const sides = SIDES.map((role) => ({ role, turns: named.filter((turn) => roleOf(turn, roles) === role) })).filter(
		({ turns }) => turns.length > 0,
	);
	const talk = (turns: readonly Turn[]) =>
		turns.reduce((sum, turn) => sum + (seconds === null ? turn.words : (seconds.get(turn) ?? 0)), 0);
	const all = talk(named);
	const interruptions = interruptionsIn(named);
	const interruptionsBy = (turns: readonly Turn[]) =>
		interruptions && turns.filter((turn) => interruptions.has(turn)).length;
	return {
		basis,
		basisNote: basisNote(call, named, basis),
		words: call.words,
		turns: named.length,
		sides: sides.map(({ role, turns }) => ({
			...sideOf(role, turns, call, seconds, all === 0 ? null : talk(turns) / all),
			interruptions: interruptionsBy(turns),
		})),
		speakerSwitches: speakerSwitches(call),
		switchRate: switchRate(call),
		patience: patienceOf(call, roles),
	};
}

function roleOf(turn: Turn, { roles }: Roles): SpeakerRole {
	return turn.speaker === null ? 'other' : (roles[turn.speaker] ?? 'other');
}

/**
 * The seconds of talk in each turn; null unless every turn has a start and an end. Pauses between segments are not
 * talk.
 */
function secondsOfTurns(turns: readonly Turn[]): Map<Turn, Seconds> | null {
	const seconds = new Map<Turn, Seconds>();
	let all = 0;
	for (const turn of turns) {
		let talk = 0;
		for (const { start, end } of turn.segments) {
			if (start === undefined || end === undefined || end < start) return null;
			talk += end - start;
		}
		seconds.set(turn, talk);
		all += talk;
	}
	return all > 0 ? seconds : null;
}

function sideOf(
	role: SpeakerRole,
	turns: readonly Turn[],
	call: Call,
	seconds: Map<Turn, Seconds> | null,
	share: number | null,
): Omit<SideMeasurements, 'interruptions'> {
	const speakers = [...new Set(turns.map((turn) => turn.speaker))];
	const words = turns.reduce((sum, turn) => sum + turn.words, 0);
	const fillerWords = turns.reduce((sum, turn) => sum + countFillers(turn.text), 0);
	const talk = seconds === null ? 0 : turns.reduce((sum, turn) => sum + (seconds.get(turn) ?? 0), 0);
	return {
		role,
		names: speakers.flatMap((speaker) => (speaker === null ? [] : (call.speakers[speaker]?.name ?? []))),
		words,
		share: share === null ? null : rounded(share * 100),
		questions: turns.reduce((sum, turn) => sum + countQuestions(turn), 0),
		longestMonologue: longest(turns),
		fillerWords,
		fillerWordsPer100: words === 0 ? 0 : rounded((fillerWords / words) * 100),
		wordsPerMinute: talk > 0 ? Math.round(words / (talk / 60)) : null,
	};
}

function longest(turns: readonly Turn[]): SideMeasurements['longestMonologue'] {
	let most: Turn | null = null;
	for (const turn of turns) if (turn.words > (most?.words ?? 0)) most = turn;
	if (most === null) return null;
	const { words, start, end, line } = most;
	return { words, seconds: start === undefined || end === undefined ? null : rounded(end - start), line };
}

function basisNote(call: Call, named: readonly Turn[], basis: Measurements['basis']): string {
	if (basis === 'none') {
		return call.words === 0
			? 'Talk share cannot be measured: no speech was found in the transcript.'
			: 'Talk share cannot be measured: the transcript names no speakers.';
	}
	const without = call.turns.length - named.length;
	const unnamed =
		without === 0
			? ''
			: ` ${without === 1 ? 'One turn names' : `${without} turns name`} no speaker and ${without === 1 ? 'is' : 'are'} left out.`;
	if (basis === 'time') return `Talk share is by time: every turn has a start and an end.${unnamed}`;
	const timed = named.some((turn) => turn.start !== undefined);
	return `Talk share is by words: ${timed ? 'not every turn has both a start and an end' : 'the transcript has no times'}.${unnamed}`;
}

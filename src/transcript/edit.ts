/** A member's corrections to a call that was read: speakers' names, and which labels are one person. */

import type { Call, Seconds, Segment, Speaker, Turn } from './call.ts';
import { parseName } from './read/names.ts';

/**
 * The call with one speaker renamed; "Dana (Acme)" sets the company too. Words, times and turns do not change. Returns
 * the same call if the name is empty or there is no such index.
 */
export function renameSpeaker(call: Call, index: number, name: string): Call {
	const label = name.replace(/\s+/g, ' ').trim();
	const renamed = call.speakers[index];
	if (renamed === undefined || label === '') return call;
	const { name: plain, title = renamed.title, company = renamed.company } = parseName(label);
	const speaker: Speaker = { ...renamed, name: plain, label, ...known({ title, company }) };
	return { ...call, speakers: call.speakers.map((other, at) => (at === index ? speaker : other)) };
}

/**
 * The call with everything that `from` said given to `into`, who keeps the name. Turns that become adjacent are joined.
 * Indices after `from` decrease by one. Returns the same call if both are the same or one does not exist.
 */
export function mergeSpeakers(call: Call, from: number, into: number): Call {
	const [gone, kept] = [call.speakers[from], call.speakers[into]];
	if (gone === undefined || kept === undefined || from === into) return call;
	const moved = (speaker: number | null) => {
		const target = speaker === from ? into : speaker;
		return target !== null && target > from ? target - 1 : target;
	};
	const given = new Map(call.segments.map((segment) => [segment, { ...segment, speaker: moved(segment.speaker) }]));
	const segmentOf = (segment: Segment) => given.get(segment) ?? { ...segment, speaker: moved(segment.speaker) };
	const turns = joined(
		call.turns.map((turn) => ({ ...turn, speaker: moved(turn.speaker), segments: turn.segments.map(segmentOf) })),
	);
	const counts = new Map<number | null, number>();
	for (const { speaker } of turns) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
	const { title = gone.title, company = gone.company } = kept;
	const one: Speaker = { ...kept, words: kept.words + gone.words, ...known({ title, company }) };
	const speakers = call.speakers.flatMap((speaker, at) => (at === from ? [] : [at === into ? one : speaker]));
	return {
		...call,
		segments: call.segments.map(segmentOf),
		turns,
		speakers: speakers.map((speaker, at) => ({ ...speaker, turns: counts.get(at) ?? 0 })),
	};
}

function known(details: Pick<Speaker, 'title' | 'company'>): Pick<Speaker, 'title' | 'company'> {
	return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** Turns of unknown speakers remain separate: they may belong to several people. */
function joined(turns: readonly Turn[]): Turn[] {
	const groups: Turn[][] = [];
	for (const turn of turns) {
		const group = groups.at(-1);
		if (group !== undefined && turn.speaker !== null && group[0]?.speaker === turn.speaker) group.push(turn);
		else groups.push([turn]);
	}
	return groups.flatMap(([first, ...others]) => {
		if (first === undefined || others.length === 0) return first ?? [];
		const group = [first, ...others];
		const { end: _, ...beginning } = first;
		const end = latest(group);
		return {
			...beginning,
			text: group.map(({ text }) => text).join(' '),
			words: group.reduce((sum, { words }) => sum + words, 0),
			segments: group.flatMap(({ segments }) => segments),
			...(end === undefined ? {} : { end }),
		};
	});
}

/** Undefined if the last turn has no end. */
function latest(turns: readonly Turn[]): Seconds | undefined {
	if (turns.at(-1)?.end === undefined) return undefined;
	return turns.reduce((most, { end = most }) => Math.max(most, end), 0);
}

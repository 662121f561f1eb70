/** Distinguishes the speakers: one per person, whatever their labels. */

import type { Speaker } from '../call.ts';
import type { Participant, Reading } from '../formats/format.ts';
import { folded, parseName } from './names.ts';
import { keysOfLabels } from './speakers.ts';

interface Apart {
	speakers: Speaker[];
	indexOf: Map<string, number>;
}

/** One speaker for each person who says something, in the order of their first words. */
export function tellApart({ utterances, participants }: Reading): Apart {
	const spoken = utterances.filter(({ label, pieces }) => label !== null && pieces.length > 0);
	const labels = [...new Set(spoken.map(({ label }) => label ?? ''))];
	const keys = keysOfLabels(labels);
	const speakers: Speaker[] = [];
	const indexOf = new Map<string, number>();
	const indexOfKey = new Map<string, number>();
	for (const label of labels) {
		const key = keys.get(label) ?? label;
		const index = indexOfKey.get(key) ?? speakers.length;
		if (index === speakers.length) speakers.push(speakerOf(label, participants));
		else addDetails(speakers[index], speakerOf(label, participants));
		indexOf.set(label, index);
		indexOfKey.set(key, index);
	}
	return { speakers, indexOf };
}

function addDetails(speaker: Speaker | undefined, later: Speaker): void {
	if (speaker === undefined) return;
	if (later.title !== undefined && later.name !== later.label && speaker.name === speaker.label)
		speaker.name = later.name;
	speaker.title ??= later.title;
	speaker.company ??= later.company;
}

function speakerOf(label: string, participants: readonly Participant[]): Speaker {
	const { name, title, company } = parseName(label);
	const listed = matching(name, participants);
	const details = { title: listed?.title ?? title, company: listed?.company ?? company };
	return {
		name: listed?.name ?? (name === '' ? 'Unknown' : name),
		label,
		...(details.title === undefined ? {} : { title: details.title }),
		...(details.company === undefined ? {} : { company: details.company }),
		words: 0,
		turns: 0,
	};
}

/**
 * The participant that a label refers to: one with the same name, otherwise the only one with that first or last name.
 */
function matching(name: string, participants: readonly Participant[]): Participant | undefined {
	const label = folded(name);
	const exact = participants.find((participant) => folded(participant.name) === label);
	if (exact !== undefined) return exact;
	const partly = participants.filter((participant) => {
		const full = folded(participant.name);
		return full.startsWith(`${label} `) || full.endsWith(` ${label}`);
	});
	return partly.length === 1 ? partly[0] : undefined;
}

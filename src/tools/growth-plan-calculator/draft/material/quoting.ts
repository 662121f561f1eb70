import { at, linesAt } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { speakerName } from '#reading/party.ts';
import type { Reading } from '#reading/reading.ts';
import type { Moment, Remark } from '#reading/remark.ts';
import { telling } from '#reading/telling.ts';

/** Words of the call as a plan shows them, each at one place only. */
export interface Quoting {
	reading: Reading;
	/** Whether words need a name: it is known who spoke, and more than one person spoke for the client. */
	several: boolean;
	spent: Set<number>;
}

export const LONGEST_QUOTE = 170;

/** "“…” (line 8)", with the name of who said it where several spoke; the words count as used. */
export function cite(quoting: Quoting, moment: Moment, most = LONGEST_QUOTE): string {
	return `${words(quoting, moment, most)} ${saidAt(quoting, moment)}`;
}

/** "(line 8)", "(Owen Marsh, line 8)". */
export function saidAt(quoting: Quoting, moment: Moment): string {
	const by = byWhom(quoting, moment.remark);
	return by === '' ? at(moment.line) : `(${by}, ${linesAt([moment.line])})`;
}

/** The words alone, between “ and ”. */
export function words(quoting: Quoting, moment: Moment, most = LONGEST_QUOTE): string {
	const told = telling(quoting.reading.facts, moment, { most, spent: quoting.spent });
	for (const index of told.remarks) quoting.spent.add(index);
	return told.question === '' ? quoted(told.words) : `${quoted(told.words)} (asked: ${quoted(told.question)})`;
}

export function isSpent(quoting: Quoting, moment: { remark: Remark }): boolean {
	return quoting.spent.has(moment.remark.index);
}

/** The first that stands nowhere yet. */
export function fresh<One extends { remark: Remark }>(quoting: Quoting, moments: readonly (One | null)[]): One | null {
	return moments.find((moment): moment is One => moment !== null && !isSpent(quoting, moment)) ?? null;
}

/** The name of who said it; empty where it is not known or goes without saying. */
export function byWhom({ reading, several }: Quoting, remark: Remark): string {
	if (!several || remark.side !== 'prospect') return '';
	const name = nameOf(reading, remark);
	return name.startsWith('the ') ? '' : name;
}

/** A name from the transcript, "the buyer" for a label that is a role, empty where nobody is named. */
export function nameOf(reading: Reading, remark: Remark): string {
	if (remark.speaker === null) return '';
	const label = speakerName(reading.facts.call, remark.speaker);
	const found = reading.facts.call.speakers[remark.speaker];
	return found !== undefined && !label.startsWith('the ') && found.name.startsWith(label) ? found.name : label;
}

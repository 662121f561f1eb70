import { saidIn, sideOf } from '#call-facts/call-text.ts';
import type { Side } from '#call-facts/facts.ts';
import { quoted } from '#prose/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import type { Passage } from './passage.ts';

/**
 * "You: “How many?”
 * Tammy: “Thirty-one.” (lines 9 and 10)"
 *
 * @param of Whose words stand without a name where nobody else speaks.
 */
export function passageText(reading: Reading, pieces: Passage, of?: Side): string {
	const said = pieces
		.map(({ turn, text }) => ({ ...saidIn(reading, text, turn), side: sideOf(reading, turn) }))
		.filter(({ quote }) => quote !== '');
	const isNamed = said.some(({ side }) => side !== of);
	const words = said.map(({ quote, name, side }, index) => {
		const who = side === 'seller' ? phrases.YOU : shortName(reading, name);
		const before = said[index - 1];
		const goesOn = before?.name === name;
		const words = goesOn || !isNamed || who === '' ? quoted(quote) : `${who}: ${quoted(quote)}`;
		return `${before === undefined ? '' : goesOn ? ' ' : '\n'}${words}`;
	});
	return words.length === 0 ? '' : `${words.join('')} ${phrases.placeOf(said.map(({ line }) => line))}`;
}

/** The first name, where nobody else on the call has it. */
function shortName(reading: Reading, name: string): string {
	const first = firstOf(name);
	return (speakersNamed(reading).get(first)?.length ?? 0) > 1 ? name : first;
}

/** A call may have a new speaker in each line. */
const speakersNamed = oncePer(({ call: { speakers } }: Reading) => Map.groupBy(speakers, ({ name }) => firstOf(name)));

function firstOf(name: string): string {
	return name.split(' ')[0] ?? '';
}

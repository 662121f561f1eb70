import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { findAlternatives } from './alternatives.ts';
import { weights } from './learned/weights.ts';
import { utterancesOf } from './utterances.ts';

function foundIn(...lines: string[]) {
	const talk = [
		'Sam: Good morning, how are the trucks?',
		'Bea: Fine, thank you. We are busy.',
		'Sam: What do you use today?',
	];
	const turns = utterancesOf(readCall([...talk, ...lines].join('\n')));
	const found = findAlternatives(turns, (speaker) => (speaker === 'Sam' ? 'seller' : 'buyer'), weights());
	return found.filter(({ by }) => by === 'words');
}

const namesIn = (...lines: string[]) => foundIn(...lines).map(({ name, quote }) => `${name}: ${quote}`);
const kindsIn = (...lines: string[]) => foundIn(...lines).map(({ kind }) => kind);

describe('other ways', () => {
	it('are the firms and products that the words around a name call so', () => {
		expect(namesIn("Bea: I'm paying two-forty a month for that MoveMate thing and it does bugger all.")).toEqual([
			"MoveMate: I'm paying two-forty a month for that MoveMate thing and it does bugger all.",
		]);
		expect(namesIn("Bea: And there's another company, BrightPond, they'd do it for nine thousand.")).toHaveLength(1);
	});

	it('have the sentence after a name that stands alone', () => {
		expect(namesIn('Bea: There is also a firm from Hamburg. Nordkai Systems. They want eighteen thousand.')).toEqual([
			'Nordkai Systems: Nordkai Systems. They want eighteen thousand.',
		]);
	});

	it('are no languages, no people, and not what the seller says', () => {
		expect(namesIn('Bea: See what the Welsh system does.')).toEqual([]);
		expect(namesIn("Bea: My sister Giulia. She doesn't want the set-up. Giulia doesn't want it.")).toEqual([]);
		expect(namesIn('Sam: And you are paying two-forty for that MoveMate thing?')).toEqual([]);
	});

	it('are in use where a buyer says so, or asks whether it works with them', () => {
		const quoted = 'Bea: MoveMate quoted us nine thousand.';
		expect(kindsIn(quoted)).toEqual(['considered']);
		expect(kindsIn(`${quoted} Does it talk to MoveMate?`)).toEqual(['used']);
	});
});

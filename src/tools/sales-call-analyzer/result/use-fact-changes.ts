import { useEffect, useRef, useState } from 'react';
import { type Correction, correctionId } from '#call-facts/corrections.ts';
import type { CallCorrections } from '#tools/define.ts';

/** Where a fact stands, and what is known of it. */
export type NewFact = NonNullable<Correction['is']>;

/**
 * Puts a correction in the place of the one with this id, or of none, and says so in words; null takes it back. Resolves
 * to why nothing changed, or to ''.
 */
export type Change = (id: string, next: Correction | null, words: string) => Promise<string>;

/** Whether it is the id of an addition: nothing was read there. */
export function isAdded(id: string): boolean {
	return id.startsWith('+');
}

/**
 * Changes facts, says so, and moves the focus on: to the button of the fact (`data-fact` holds its id), or to the one
 * that adds (`data-fact` is empty) where the fact is gone.
 */
export function useFactChanges(corrections: CallCorrections | undefined) {
	const place = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState('');
	const [wanted, setWanted] = useState<string | null>(null);
	useEffect(() => {
		if (wanted === null) return;
		const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])];
		const of = (id: string) => buttons.find(({ dataset }) => dataset.fact === id);
		const button = of(wanted) ?? of('');
		button?.closest('details')?.setAttribute('open', '');
		button?.focus();
		setWanted(null);
	}, [wanted]);

	const change: Change = async (id, next, words) => {
		setSaid('');
		try {
			await corrections?.save((kept) => [
				...kept.filter((one) => correctionId(one) !== id),
				...(next === null ? [] : [next]),
			]);
		} catch (error) {
			return `Not saved: ${error instanceof Error ? error.message : 'no reason was given'}`;
		}
		setSaid(`${words} The result follows.`);
		setWanted(next === null ? id : correctionId(next));
		return '';
	};

	return { place, said, wish: setWanted, change: corrections && change };
}

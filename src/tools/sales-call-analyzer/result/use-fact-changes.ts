import { useEffect, useRef, useState } from 'react';
import { type CorrectableKey, type Correction, correctionId, type FactDetails } from '#call-facts/corrections.ts';
import { useCorrections } from './corrections-context.ts';

/** Where a fact stands, and what is known of it. */
export type NewFact = NonNullable<Correction['is']>;

export interface FactChanges {
	/** Each resolves to why nothing changed, or to ''. */
	correct(id: string, turn: number, key: CorrectableKey, details: FactDetails): Promise<string>;
	takeOut(id: string): Promise<string>;
	undo(id: string): Promise<string>;
	add(fact: NewFact): Promise<string>;
}

const ADDED = '+';

/** Whether it is the id of an addition: nothing was read there. */
export function isAdded(id: string): boolean {
	return id.startsWith(ADDED);
}

/**
 * Changes facts, says so, and moves the focus on: to the button of the fact (`data-fact` holds its id), or to the one
 * that adds (`data-fact` is empty) where the fact is gone. Undefined where nothing can be changed.
 */
export function useFactChanges() {
	const corrections = useCorrections();
	const place = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState('');
	const [wanted, setWanted] = useState<string | null>(null);
	useEffect(() => {
		if (wanted === null) return;
		const button = buttonOf(place.current, wanted) ?? buttonOf(place.current, '');
		button?.closest('details')?.setAttribute('open', '');
		button?.focus();
		setWanted(null);
	}, [wanted]);

	async function change(id: string, next: Correction | null, words: string): Promise<string> {
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
	}

	const changes: FactChanges = {
		correct: (id, turn, key, details) =>
			change(id, { fact: isAdded(id) ? null : id, is: { key, turn, details } }, 'Corrected.'),
		takeOut: (id) => change(id, isAdded(id) ? null : { fact: id, is: null }, 'Taken out.'),
		undo: (id) => change(id, null, 'Undone.'),
		add(fact) {
			const addition = { fact: null, is: fact };
			return change(correctionId(addition), addition, 'Added.');
		},
	};
	return { place, said, wish: setWanted, changes: corrections && changes, list: corrections?.list ?? [] };
}

function buttonOf(place: HTMLElement | null, id: string): HTMLElement | undefined {
	const buttons = place?.querySelectorAll<HTMLElement>('[data-fact]') ?? [];
	return [...buttons].find(({ dataset }) => dataset.fact === id);
}

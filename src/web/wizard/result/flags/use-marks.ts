import { type RefObject, useEffect } from 'react';
import { placesOf } from './places.ts';

const NAME = 'flagged';

/** Marks every place of the words in a part of the page, also when it changes, without touching its elements. */
export function useMarks(root: RefObject<Element | null>, words: readonly string[]): void {
	const key = words.join('\n');
	useEffect(() => {
		const element = root.current;
		// An older browser shows no marks; the list above the result leads to each place all the same.
		if (!element || key === '' || !('highlights' in CSS)) return;
		let frame = 0;
		const mark = () => {
			frame = 0;
			CSS.highlights.set(NAME, new Highlight(...key.split('\n').flatMap((one) => placesOf(element, one))));
		};
		const later = () => {
			frame ||= requestAnimationFrame(mark);
		};
		const observer = new MutationObserver(later);
		observer.observe(element, { childList: true, characterData: true, subtree: true });
		later();
		return () => {
			observer.disconnect();
			cancelAnimationFrame(frame);
			CSS.highlights.delete(NAME);
		};
	}, [root, key]);
}

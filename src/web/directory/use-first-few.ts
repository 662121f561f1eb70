import { useDeferredValue } from 'react';

/** As many as a tall screen shows. */
const FEW = 9;

/** The first of a long list while its page is being opened, all of them right after: the page stands sooner. */
export function useFirstFew<Item>(items: readonly Item[]): readonly Item[] {
	const isDrawn = useDeferredValue(true, false);
	return isDrawn ? items : items.slice(0, FEW);
}

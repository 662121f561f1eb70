import { useEffect, useSyncExternalStore } from 'react';

/** What stands beside the page and needs the room that a wide sidebar takes, such as a transcript beside a result. */

let claims = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
	claims += by;
	for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Folds the sidebar for as long as the component is there and needs it. */
export function useSidebarRoom(needed: boolean): void {
	useEffect(() => {
		if (!needed) return;
		change(1);
		return () => change(-1);
	}, [needed]);
}

/** Whether anything needs the room now. */
export function useIsRoomNeeded(): boolean {
	return useSyncExternalStore(subscribe, () => claims > 0);
}

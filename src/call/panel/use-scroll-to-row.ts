import { type RefObject, useCallback, useRef } from 'react';

const MOST_FRAMES = 30;
const STILL_FRAMES = 4;

/** Scrolls the list so that a row is a third from the top, without moving the page. */
export function useScrollToRow(list: RefObject<HTMLElement | null>) {
	const latest = useRef(0);
	return useCallback(
		(index: number, focus: boolean) => {
			latest.current += 1;
			const turn = latest.current;
			let frames = 0;
			let still = 0;
			// Rows are rendered only near the viewport, and then change height for some frames.
			const bring = () => {
				const row = list.current?.children[index];
				if (!list.current || !(row instanceof HTMLElement) || turn !== latest.current) return;
				const before = list.current.scrollTop;
				list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3;
				if (focus && frames === 0) row.focus({ preventScroll: true });
				still = Math.abs(before - list.current.scrollTop) < 1 ? still + 1 : 0;
				frames += 1;
				if (frames < MOST_FRAMES && still < STILL_FRAMES) requestAnimationFrame(bring);
			};
			bring();
		},
		[list],
	);
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Address, Place } from './address.ts';

/** What the address of a tool asks for. */
export interface Asked {
	/** The key of the browser's history entry with this request: another entry starts afresh. */
	entry: string;
	/** The run to take up. */
	run: string | null;
	/** The run whose input the form begins with. */
	from: string | null;
	/** Generates with that input at once. */
	now?: 'again' | 'built-in';
	/** The model that is to write it. */
	model?: string;
	/** What is known already that the form begins with. */
	known?: KnownPlaces;
	/** Texts for the fields with these names or dotted paths. */
	given?: Readonly<Record<string, string>>;
	/** The page itself asked, and had the form before. */
	returned?: boolean;
	/** The form begins empty, whatever draft there is. */
	empty?: boolean;
	/** The step that the form was left at. */
	step?: number;
}

/** Ids of what a form begins with: another tool's run, a kept call, a client. */
export interface KnownPlaces {
	source?: string;
	/** Which of the things in that run's result, from 0. */
	choice: number;
	call?: string;
	client?: string;
}

/** What the page writes into an entry of the browser's history. */
interface EntryState {
	/** The entry whose page wrote it. */
	writer?: string;
	returned?: boolean;
	empty?: boolean;
	step?: number;
}

/**
 * Reads the address of a tool, and writes into it what the page shows: the run, its tab, the step of the form.
 * Everything else leaves the address once it is read, so that a reload restores what was typed since. What the page
 * writes itself asks for nothing.
 */
export function useToolAddress(): { asked: Asked; place: Place; address: Address } {
	const location = useLocation();
	const walked = useNavigationType() === 'POP';
	const navigate = useNavigate();
	const [asked, setAsked] = useState(() => read(location));
	const own = location.key === asked.entry || stateOf(location).writer === asked.entry;
	// During rendering, so that nothing of the previous page is shown at the new address.
	if (!own) setAsked(read(location));

	const here = useRef({ location, navigate, entry: asked.entry });
	/** What was written last, until the browser's address follows. */
	const written = useRef<Shown | null>(null);
	// Before the effects of the page below, which write the address.
	useLayoutEffect(() => {
		const isNews = here.current.location.key !== location.key;
		here.current = { location, navigate, entry: asked.entry };
		if (isNews && (walked || location.search === searchOf(written.current))) written.current = null;
	});

	const address = useMemo<Address>(() => {
		function shown(): Shown {
			const { location } = here.current;
			return written.current ?? { ...shownBy(location.search), step: stateOf(location).step };
		}
		function write(change: Partial<Shown>, replace = true) {
			const { location, navigate, entry } = here.current;
			const next = { ...shown(), ...change };
			written.current = next;
			navigate({ search: searchOf(next), hash: location.hash }, { replace, state: { writer: entry, step: next.step } });
		}
		return {
			showRun(run) {
				if (run !== shown().run) write({ run, tab: null });
			},
			showTab: (tab) => write({ tab }),
			showStep: (step, by) => write({ step }, by === 'page'),
			restart() {
				here.current.navigate({ search: '' }, { replace: true, state: { returned: true, empty: true } });
			},
		};
	}, []);

	const { search } = location;
	const { entry } = asked;
	useEffect(() => {
		const { location, navigate } = here.current;
		const { empty, ...state } = stateOf(location);
		const isClean = [...new URLSearchParams(search).keys()].every((name) => KEPT.has(name));
		if (isClean && !empty) return;
		const kept = searchOf(shownBy(search));
		navigate({ search: kept, hash: location.hash }, { replace: true, state: { ...state, writer: entry } });
	}, [search, entry]);

	const { step = null } = stateOf(location);
	return { asked, place: { key: location.key, ...shownBy(search), step, walked }, address };
}

/** What the page shows, as its address says. */
interface Shown {
	run: string | null;
	/** The open tab of the run's result. */
	tab: string | null;
	step?: number;
}

const KEPT: ReadonlySet<string> = new Set(['run', 'tab']);

function shownBy(search: string): Pick<Shown, 'run' | 'tab'> {
	const params = new URLSearchParams(search);
	return { run: params.get('run'), tab: params.get('tab') };
}

function searchOf(shown: Pick<Shown, 'run' | 'tab'> | null): string {
	if (shown === null || shown.run === null) return '';
	const { run, tab } = shown;
	return `?${new URLSearchParams({ run, ...(tab === null ? {} : { tab }) })}`;
}

function read(location: Location): Asked {
	const params = Object.fromEntries<string>(new URLSearchParams(location.search));
	const { run = null, from = null, start, model, tab: _, with: source, choice, call, client, ...given } = params;
	const known = { ...(source ? { source } : {}), ...(call ? { call } : {}), ...(client ? { client } : {}) };
	const { returned, empty, step } = stateOf(location);
	return {
		entry: location.key,
		run,
		from,
		...(from !== null && (start === 'again' || start === 'built-in') ? { now: start } : {}),
		...(from !== null && model ? { model } : {}),
		...(Object.keys(known).length > 0 ? { known: { ...known, choice: Number.parseInt(choice ?? '0', 10) || 0 } } : {}),
		...(Object.keys(given).length > 0 ? { given } : {}),
		...(returned ? { returned } : {}),
		...(empty ? { empty } : {}),
		...(step === undefined ? {} : { step }),
	};
}

/** Of an entry that another page wrote, nothing that this one knows. */
function stateOf(location: Location): EntryState {
	const state: unknown = location.state;
	return typeof state === 'object' && state !== null ? state : {};
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { Address } from './use-wizard.ts';

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
	/** Texts for the fields with these names. */
	given?: Readonly<Record<string, string>>;
	/** The page itself asked, and had the form before. */
	returned?: boolean;
}

/**
 * Reads the address of a tool, and writes the run that the page shows into it. Everything but the run leaves the
 * address once it is read, so that a reload restores what was typed since. What the page writes itself asks for
 * nothing.
 */
export function useToolAddress(): { asked: Asked; address: Address } {
	const location = useLocation();
	const navigate = useNavigate();
	const [asked, setAsked] = useState(() => read(location));
	const own = location.key === asked.entry || writerOf(location) === asked.entry;
	// During rendering, so that nothing of the previous page is shown at the new address.
	if (!own) setAsked(read(location));

	const here = useRef({ location, navigate, entry: asked.entry });
	// Before the effects of the page below, which write the address.
	useLayoutEffect(() => {
		here.current = { location, navigate, entry: asked.entry };
	});

	const address = useMemo<Address>(() => {
		// What was written last: the address itself follows a little later.
		let written: { entry: string; run: string | null } | null = null;
		return {
			showRun(run) {
				const { location, navigate, entry } = here.current;
				const shown = written?.entry === entry ? written.run : new URLSearchParams(location.search).get('run');
				if (run === shown) return;
				written = { entry, run };
				navigate({ search: searchOf(run), hash: location.hash }, { replace: true, state: { writer: entry } });
			},
			restart() {
				here.current.navigate({ search: '' }, { replace: true, state: { returned: true } });
			},
		};
	}, []);

	const { search } = location;
	const { entry, run } = asked;
	useEffect(() => {
		const params = new URLSearchParams(search);
		if ([...params.keys()].every((name) => name === 'run')) return;
		const { location, navigate } = here.current;
		navigate({ search: searchOf(run), hash: location.hash }, { replace: true, state: { writer: entry } });
	}, [search, entry, run]);

	return { asked, address };
}

function searchOf(run: string | null): string {
	return run === null ? '' : `?${new URLSearchParams({ run })}`;
}

function read(location: Location): Asked {
	const { run = null, from = null, start, ...given } = Object.fromEntries<string>(new URLSearchParams(location.search));
	return {
		entry: location.key,
		run,
		from,
		...(from !== null && (start === 'again' || start === 'built-in') ? { now: start } : {}),
		...(Object.keys(given).length > 0 ? { given } : {}),
		...((location.state as { returned?: unknown } | null)?.returned === true ? { returned: true } : {}),
	};
}

function writerOf(location: Location): unknown {
	return (location.state as { writer?: unknown } | null)?.writer;
}

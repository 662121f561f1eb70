import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeepsTab } from '#ui/result-tab.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useRun } from '#web/api/runs.ts';
import type { Address, Place } from './address.ts';
import { useKnown } from './known/use-known.ts';
import { inputOfRun, keepsAddress } from './taken-up.ts';
import { type Asked, useToolAddress } from './use-tool-address.ts';
import { Wizard } from './wizard.tsx';

interface ToolScreenProps {
	tool: WebTool;
	userId: string;
}

/**
 * The screen of a tool. `?run=<run>` takes that run up: its wait, its result, or the form with its input. With
 * `?from=<run>` the form begins with the input of that run, and with `&start=again` or `&start=built-in` it generates
 * at once, with `&model=<model>` by that model. `?with=<run of another tool>`, `?call=<call>` and `?client=<client>` fill
 * what these say. Any other parameter fills the field of its name, e.g. `/ideator?niche=Notary offices`.
 */
export function ToolScreen(props: ToolScreenProps) {
	const { asked, place, address } = useToolAddress();
	return (
		<KeepsTab tab={place.tab} keep={address.showTab}>
			<Screen key={asked.entry} {...props} asked={asked} place={place} address={address} />
		</KeepsTab>
	);
}

const NOTHING_ASKED = { choice: 0 };

const UNKNOWN = 'The run of this address does not exist: it may have been deleted, or it belongs to another member.';

interface ScreenProps extends ToolScreenProps {
	asked: Asked;
	place: Place;
	address: Address;
}

function Screen({ tool, userId, asked, place, address }: ScreenProps) {
	const wanted = asked.run ?? asked.from;
	const [run, setRun] = useState<FullRun | 'unknown' | null>(null);
	const ownRun = run !== null && run !== 'unknown' && run.tool === tool.contract.id ? run : null;
	const lost = run !== null && asked.run !== null && !(ownRun && keepsAddress(ownRun));
	useEffect(() => {
		if (lost) address.showRun(null);
	}, [lost, address]);

	const known = useKnown(tool, wanted === null ? (asked.known ?? NOTHING_ASKED) : null);
	if (wanted !== null && run === null) return <RunLoader id={wanted} onLoaded={setRun} />;
	const { now, model, given, returned, empty, step } = asked;
	const wizard = { tool, userId, address, place, given };
	if (known === undefined) return <Spinner page />;
	if (ownRun === null) {
		return (
			<Wizard {...wizard} beginning={{ returned, empty, step, known }} notice={wanted === null ? undefined : UNKNOWN} />
		);
	}
	if (asked.run !== null) return <Wizard {...wizard} beginning={{ run: ownRun }} />;
	return <Wizard {...wizard} beginning={{ start: inputOfRun(tool, ownRun), client: ownRun.clientId, now, model }} />;
}

/** Reads a run once: from then on the wizard follows it itself. */
function RunLoader({ id, onLoaded }: { id: string; onLoaded: (run: FullRun | 'unknown') => void }) {
	const { data, error, isFetching, refetch } = useRun(id);
	const unknown = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
	useEffect(() => {
		if (data) onLoaded(data);
		else if (unknown) onLoaded('unknown');
	}, [data, unknown, onLoaded]);
	if (error === null || unknown || isFetching) return <Spinner page />;
	return (
		<EmptyState title="This run could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
			{error.message}
		</EmptyState>
	);
}

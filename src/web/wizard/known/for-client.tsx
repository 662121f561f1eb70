import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import { openFillings } from '#tools/hand-over.ts';
import { clientQuery } from '#web/api/clients.ts';
import type { Wizard } from '../use-wizard.ts';
import { Apart } from './apart.tsx';
import styles from './known.module.css';
import { fromClient } from './use-known.ts';

/** Its list is large: it is loaded once somebody wants to choose. */
const ClientPicker = lazy(() =>
	import('#web/clients/client-picker.tsx').then((part) => ({ default: part.ClientPicker })),
);

/** Chooses the client that the run will belong to, and fills what the record says of it. */
export function ForClient({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const { state, dispatch } = wizard;
	const [wanted, setWanted] = useState(false);
	/** Chosen just now: its fields are filled once the record is here. */
	const [chosen, setChosen] = useState<string | null>(null);
	const { data } = useQuery({ ...clientQuery(chosen ?? ''), enabled: chosen !== null });
	const fill = useEffectEvent(() => {
		if (!data || data.client.id !== chosen) return;
		dispatch({ type: 'take-over', fillings: openFillings(state.input, fromClient(tool.contract, data.client)) });
		setChosen(null);
	});
	useEffect(() => {
		if (data) fill();
	}, [data]);
	return (
		<Apart className={styles.client}>
			{wanted || state.client !== undefined ? (
				<Suspense>
					<ClientPicker
						label="Client (optional)"
						value={state.client ?? null}
						onChange={(id) => {
							dispatch({ type: 'choose-client', client: id ?? undefined });
							setChosen(id);
						}}
					/>
				</Suspense>
			) : (
				<Button size="xs" onClick={() => setWanted(true)}>
					Choose a client
				</Button>
			)}
		</Apart>
	);
}

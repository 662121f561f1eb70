import { useState } from 'react';
import type { ModelState } from '#shared/model-settings.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type Chosen, ConnectionForm } from './connection-form.tsx';
import { FoundServers } from './found-servers.tsx';

interface ConnectedModelProps {
	state: ModelState;
	onDone(words: string): void;
}

/** A model on this machine with one click, any other by provider, address and key. */
export function ConnectedModel({ state, onDone }: ConnectedModelProps) {
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const isUsed = state.connection !== null && !state.keyLost;
	return (
		<Card as="section" padding="none" aria-labelledby="model">
			<CardRow>
				<SectionHeading
					id="model"
					title="A model"
					action={isUsed ? <StatusBadge tone="green">In use</StatusBadge> : null}
				>
					Writes whole texts from the same facts. What it writes is checked against them, and what could not be found is
					marked. Forms and calls of members are sent to it.
				</SectionHeading>
				<FoundServers onChoose={setChosen} />
			</CardRow>
			<CardRow>
				<ConnectionForm key={chosen?.baseUrl ?? ''} state={state} chosen={chosen} onDone={onDone} />
			</CardRow>
		</Card>
	);
}

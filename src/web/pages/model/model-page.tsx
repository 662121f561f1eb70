import { useState } from 'react';
import type { ModelState } from '#shared/model-settings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Outcome } from '#ui/outcome.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModelState } from '#web/api/model-settings.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { BuiltInEngine } from './built-in-engine.tsx';
import { ConnectedModel } from './connected-model.tsx';
import { Costs } from './costs.tsx';
import styles from './model-page.module.css';
import { OwnKeys } from './own-keys.tsx';

/** How results are written, for the owner. */
export function ModelPage() {
	const { user } = useAuth();
	if (user?.role !== 'owner') {
		return (
			<EmptyState title="Only the owner chooses the model">
				Sign in with the owner's account, or ask the owner to connect one.
			</EmptyState>
		);
	}
	return <Model />;
}

function Model() {
	const { data: state, error, refetch } = useModelState();
	const [outcome, setOutcome] = useState<{ words: string } | null>(null);
	const done = (words: string) => setOutcome({ words });
	return (
		<div className={styles.page}>
			<PageHeader title="How should results be written?">
				For every member, from the next result on. No restart is needed.
			</PageHeader>
			<Outcome outcome={outcome} />
			{error ? <LoadFailure onAgain={refetch}>The settings could not be loaded: {error.message}</LoadFailure> : null}
			{state ? <Choices state={state} onDone={done} /> : error ? null : <Spinner label="Loading the settings" />}
			{state?.connection ? <Costs connection={state.connection} onDone={done} /> : null}
			{state ? <OwnKeys onDone={done} /> : null}
		</div>
	);
}

interface ChoicesProps {
	state: ModelState;
	/** With the outcome, as a sentence. */
	onDone(words: string): void;
}

function Choices({ state, onDone }: ChoicesProps) {
	const { connection } = state;
	if (state.setBy === 'environment') {
		return (
			<Notice tone="neutral">
				{connection ? `${connection.model} at ${connection.baseUrl}` : 'A model'} writes the results: AI_PROVIDER and
				AI_MODEL of the server's environment say so. {connection ? otherModels(connection) : ''}To choose here, remove
				them and restart the server.
			</Notice>
		);
	}
	return (
		<>
			{connection && state.keyLost ? (
				<Notice tone="yellow">
					The key of {connection.model} cannot be opened any more, so the built-in engine writes. Enter the key again.
				</Notice>
			) : null}
			<BuiltInEngine isUsed={connection === null || state.keyLost} connected={connection?.model} onDone={onDone} />
			<ConnectedModel state={state} onDone={onDone} />
		</>
	);
}

/** What else the environment says, as sentences that end with a space. */
function otherModels({ longCallModel, moreModels }: NonNullable<ModelState['connection']>): string {
	const sentences = [
		longCallModel === null ? '' : `${longCallModel} reads long calls (AI_LONG_CALL_MODEL). `,
		moreModels.length === 0 ? '' : `Members may choose ${moreModels.join(', ')} instead (AI_MORE_MODELS). `,
	];
	return sentences.join('');
}

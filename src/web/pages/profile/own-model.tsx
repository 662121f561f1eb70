import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EXAMPLE_MODEL, PROVIDER_NAMES } from '#shared/model-settings.ts';
import type { ModelServer, OwnModel } from '#shared/own-models.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useOwnModel, useRemoveOwnModel, useSaveOwnModel } from '#web/api/own-model.ts';
import styles from './profile.module.css';
import { usePassingMessage } from './use-passing-message.ts';

/** The member's own key: shown where the owner allows it, or where one is kept that is not used. */
export function OwnModelSection() {
	const { data, error, refetch } = useOwnModel();
	const { message, place, show } = usePassingMessage();
	if (error && !data) {
		return <LoadFailure onAgain={refetch}>Your own model could not be loaded: {error.message}</LoadFailure>;
	}
	if (!data || (!data.isAllowed && data.model === null)) return null;
	return (
		<section aria-labelledby="own-model">
			<SectionHeading id="own-model" title="Your own model">
				With a key of your own your results are written by your model, and you pay for it. The key is kept encrypted and
				never shown again.
			</SectionHeading>
			<div className={styles.messages}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
			</div>
			<Card padding="none">
				{data.model ? <Kept own={data} model={data.model} onDone={show} /> : null}
				{data.isAllowed ? (
					<CardRow>
						<KeyForm own={data} onDone={show} />
					</CardRow>
				) : null}
			</Card>
		</section>
	);
}

interface KeptProps {
	own: OwnModel;
	model: NonNullable<OwnModel['model']>;
	onDone(words: string): void;
}

function Kept({ own, model, onDone }: KeptProps) {
	const remove = useRemoveOwnModel();
	const { provider, baseUrl, isUsed, keyLost } = model;
	const why = keyLost
		? 'Its key cannot be opened any more: enter it again.'
		: own.isAllowed
			? 'The owner does not allow this address any more, so it is not used.'
			: 'The owner does not allow own keys any more, so it is not used.';
	return (
		<CardRow className={styles.ownModel}>
			<p>
				<strong>{model.model}</strong>{' '}
				{provider === 'openai-compatible' ? `at ${baseUrl}` : `of ${PROVIDER_NAMES[provider]}`}
				{isUsed ? ' writes your results.' : ''}
			</p>
			{isUsed ? null : (
				<Notice tone="yellow" live={false}>
					{why}
				</Notice>
			)}
			{remove.isError ? <Notice tone="red">It could not be removed: {remove.error.message}</Notice> : null}
			<Button
				loading={remove.isPending}
				onClick={() =>
					remove.mutate(undefined, { onSuccess: () => onDone(`${model.model} and its key are forgotten.`) })
				}
			>
				Remove {model.model} and its key
			</Button>
		</CardRow>
	);
}

const idOf = ({ provider, baseUrl }: ModelServer) => `${provider} ${baseUrl}`;

function KeyForm({ own, onDone }: { own: OwnModel; onDone(words: string): void }) {
	const { servers, model: kept } = own;
	const [chosen, setChosen] = useState(kept ? idOf(kept) : '');
	const [apiKey, setApiKey] = useState('');
	const [model, setModel] = useState(kept?.model ?? '');
	const save = useSaveOwnModel();
	const server = servers.find((one) => idOf(one) === chosen) ?? servers[0];
	if (!server) return null;
	const { provider, baseUrl } = server;
	const hasKey = kept !== null && !kept.keyLost && idOf(kept) === idOf(server);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const address = provider === 'openai-compatible' ? { baseUrl } : {};
		const key = apiKey.trim() === '' ? {} : { apiKey };
		save.mutate(
			{ provider, ...address, ...key, model },
			{
				onSuccess: () => {
					setApiKey('');
					onDone(`${model.trim()} writes your results from now on.`);
				},
			},
		);
	};
	return (
		<form onSubmit={submit} noValidate className={styles.ownModel}>
			<NativeSelect
				label="Provider"
				value={idOf(server)}
				data={servers.map((one) => ({
					value: idOf(one),
					label: one.provider === 'openai-compatible' ? one.baseUrl : PROVIDER_NAMES[one.provider],
				}))}
				onChange={(event) => setChosen(event.currentTarget.value)}
			/>
			<PasswordInput
				label="Key"
				description={
					hasKey ? 'A key is saved. Leave this empty to keep it.' : 'It is sent to this provider and nowhere else.'
				}
				autoComplete="off"
				value={apiKey}
				onChange={(event) => setApiKey(event.currentTarget.value)}
			/>
			<TextInput
				label="Model"
				description={`Example: ${EXAMPLE_MODEL[provider]}`}
				value={model}
				onChange={(event) => setModel(event.currentTarget.value)}
			/>
			{save.isError ? <Notice tone="red">Your model could not be saved: {save.error.message}</Notice> : null}
			<Button type="submit" loading={save.isPending}>
				Save and use it
			</Button>
		</form>
	);
}

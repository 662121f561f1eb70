import { Button, Checkbox, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '#shared/model-settings.ts';
import type { OwnModelRules } from '#shared/own-models.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useOwnKeyRules, useSaveOwnKeyRules } from '#web/api/own-model.ts';
import styles from './model-page.module.css';

const NAMED = PROVIDERS.filter((provider) => provider !== 'openai-compatible');

/** Whether members may use keys of their own, and where these may be sent. */
export function OwnKeys({ onDone }: { onDone(words: string): void }) {
	const { data, error, refetch } = useOwnKeyRules();
	return (
		<Card as="section" aria-labelledby="own-keys">
			<SectionHeading id="own-keys" title="Members’ own keys">
				A member with a key of a provider enters it in My Profile. Their results are then written with it, and count
				nothing towards your budget.
			</SectionHeading>
			{error ? <LoadFailure onAgain={refetch}>The rules could not be loaded: {error.message}</LoadFailure> : null}
			{data ? <RulesForm rules={data} onDone={onDone} /> : error ? null : <Spinner label="Loading the rules" />}
		</Card>
	);
}

function RulesForm({ rules, onDone }: { rules: OwnModelRules; onDone(words: string): void }) {
	const [isAllowed, setAllowed] = useState(rules.isAllowed);
	const [providers, setProviders] = useState<Provider[]>(() => rules.servers.map(({ provider }) => provider));
	const [addresses, setAddresses] = useState(() =>
		rules.servers.filter(({ provider }) => provider === 'openai-compatible').map(({ baseUrl }) => baseUrl),
	);
	const save = useSaveOwnKeyRules();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const servers = [
			...NAMED.filter((provider) => providers.includes(provider)).map((provider) => ({ provider })),
			...addresses.map((baseUrl) => ({ provider: 'openai-compatible' as const, baseUrl })),
		];
		save.mutate(
			{ isAllowed, servers },
			{
				onSuccess: () =>
					onDone(isAllowed ? 'Members may use keys of their own.' : 'Keys of members are not used from now on.'),
			},
		);
	};
	return (
		<form onSubmit={submit} noValidate className={styles.form}>
			<Checkbox
				label="Members may use keys of their own"
				checked={isAllowed}
				onChange={(event) => setAllowed(event.currentTarget.checked)}
			/>
			<Checkbox.Group label="Providers" value={providers} onChange={(chosen) => setProviders(chosen as Provider[])}>
				<div className={styles.providers}>
					{NAMED.map((provider) => (
						<Checkbox key={provider} value={provider} label={PROVIDER_NAMES[provider]} />
					))}
				</div>
			</Checkbox.Group>
			<TagsInput
				classNames={{ pill: styles.pill }}
				label="Other addresses (optional)"
				description="Of servers that speak OpenAI’s protocol. Press Enter after each. Example: https://openrouter.ai/api/v1"
				value={addresses}
				onChange={setAddresses}
			/>
			{save.isError ? <Notice tone="red">The rules could not be saved: {save.error.message}</Notice> : null}
			<div className={styles.buttons}>
				<Button type="submit" loading={save.isPending}>
					Save the rules
				</Button>
			</div>
		</form>
	);
}

import { Autocomplete, Button, NativeSelect, PasswordInput, TagsInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { listOf } from '#prose/sentences.ts';
import type { FieldProblem } from '#shared/errors.ts';
import {
	EXAMPLE_MODEL,
	LONG_CALL,
	MOST_MORE_MODELS,
	type ModelConnectionRequest,
	type ModelState,
	PROVIDER_NAMES,
	PROVIDERS,
	type Provider,
} from '#shared/model-settings.ts';
import { Notice } from '#ui/notice.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useConnectModel, useModelList } from '#web/api/model-settings.ts';
import styles from './model-page.module.css';
import { TryIt } from './try-it.tsx';

/** A server that was found, with its models. */
export interface Chosen {
	baseUrl: string;
	models: readonly string[];
}

interface ConnectionFormProps {
	state: ModelState;
	chosen: Chosen | null;
	onDone(words: string): void;
}

interface Values {
	provider: Provider;
	baseUrl: string;
	apiKey: string;
	model: string;
	longCallModel: string;
	moreModels: string[];
}

/** Provider, address, key and model: try them, then save. */
export function ConnectionForm({ state, chosen, onDone }: ConnectionFormProps) {
	const [values, setValues] = useState(() => startingValues(state, chosen));
	const [models, setModels] = useState<readonly string[]>(chosen?.models ?? []);
	const modelField = useRef<HTMLInputElement>(null);
	const list = useModelList();
	const save = useConnectModel();
	const change = (part: Partial<Values>) => {
		setValues((before) => ({ ...before, ...part }));
		save.reset();
		list.reset();
	};
	useEffect(() => {
		if (chosen) modelField.current?.focus();
	}, [chosen]);
	const problems = problemsOf(save.error ?? list.error);
	const missing = missingIn(state, values);
	const isLocal = values.provider === 'openai-compatible';
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate(requestOf(values), {
			onSuccess: () => {
				setValues((before) => ({ ...before, apiKey: '' }));
				onDone(`${values.model.trim()} writes from now on.`);
			},
		});
	};
	return (
		<form onSubmit={submit} noValidate className={styles.form}>
			<NativeSelect
				label="Provider"
				value={values.provider}
				error={problems.provider}
				data={PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
				onChange={(event) => {
					change({ provider: event.currentTarget.value as Provider, ...NO_MODELS });
					setModels([]);
				}}
			/>
			{isLocal ? (
				<TextInput
					label="Address"
					description="Of the API; it often ends in /v1. Example: http://localhost:11434/v1"
					type="url"
					value={values.baseUrl}
					error={problems.baseUrl}
					onChange={(event) => change({ baseUrl: event.currentTarget.value })}
				/>
			) : null}
			<PasswordInput
				label="Key"
				description={keyWords(state, values)}
				autoComplete="off"
				value={values.apiKey}
				error={problems.apiKey}
				onChange={(event) => change({ apiKey: event.currentTarget.value })}
			/>
			<div className={styles.model}>
				<Autocomplete
					ref={modelField}
					label="Model"
					description={`Example: ${EXAMPLE_MODEL[values.provider]}`}
					data={[...new Set(models)]}
					limit={50}
					value={values.model}
					error={problems.model}
					onChange={(model) => change({ model })}
				/>
				<Button
					className={styles.list}
					loading={list.isPending}
					onClick={() =>
						list.mutate(serverOf(values), {
							onSuccess: (found) => {
								setModels(found);
								modelField.current?.focus();
							},
						})
					}
				>
					List its models
				</Button>
			</div>
			<Autocomplete
				label="Model for long calls (optional)"
				description={`Of the same server, for transcripts of more than ${LONG_CALL.toLocaleString('en')} characters: about an hour. Empty, the model above reads them too.`}
				data={[...new Set(models)]}
				limit={50}
				value={values.longCallModel}
				error={problems.longCallModel}
				onChange={(longCallModel) => change({ longCallModel })}
			/>
			<TagsInput
				classNames={{ pill: styles.pill }}
				label="More models (optional)"
				description={`Of the same server, at most ${MOST_MORE_MODELS}: members may choose one of them for a run. Press Enter after each.`}
				data={[...new Set(models)]}
				limit={50}
				maxTags={MOST_MORE_MODELS}
				value={values.moreModels}
				error={problems.moreModels}
				onChange={(moreModels) => change({ moreModels })}
			/>
			<p role="status" className={styles.lead}>
				{models.length > 0 ? `${models.length} ${models.length === 1 ? 'model' : 'models'} to choose from.` : ''}
			</p>
			{list.isError && !hasFields(list.error) ? <Notice tone="red">{list.error.message}</Notice> : null}
			{save.isError && !hasFields(save.error) ? (
				<Notice tone="red">The model could not be saved: {save.error.message}</Notice>
			) : null}
			<TryIt request={requestOf(values)}>
				<Button
					type="submit"
					variant="filled"
					loading={save.isPending}
					disabled={missing.length > 0}
					aria-describedby="still-empty"
				>
					Save and use it
				</Button>
				<span id="still-empty" className={styles.lead}>
					{missing.length > 0 ? `Still empty: ${listOf(missing)}.` : ''}
				</span>
			</TryIt>
		</form>
	);
}

const NO_MODELS = { model: '', longCallModel: '', moreModels: [] };

function startingValues({ connection }: ModelState, chosen: Chosen | null): Values {
	if (chosen) {
		const model = chosen.models.length === 1 ? (chosen.models[0] ?? '') : '';
		return { provider: 'openai-compatible', baseUrl: chosen.baseUrl, apiKey: '', ...NO_MODELS, model };
	}
	if (!connection) return { provider: 'openai-compatible', baseUrl: '', apiKey: '', ...NO_MODELS };
	const { provider, baseUrl, model, longCallModel, moreModels } = connection;
	const ownAddress = provider === 'openai-compatible' ? baseUrl : '';
	return { provider, baseUrl: ownAddress, apiKey: '', model, longCallModel: longCallModel ?? '', moreModels };
}

function serverOf({ provider, baseUrl, apiKey }: Values) {
	return {
		provider,
		...(provider === 'openai-compatible' && baseUrl.trim() !== '' && { baseUrl }),
		...(apiKey.trim() !== '' && { apiKey }),
	};
}

function requestOf(values: Values): ModelConnectionRequest {
	const { model, longCallModel, moreModels } = values;
	return {
		...serverOf(values),
		model,
		...(longCallModel.trim() !== '' && { longCallModel }),
		...(moreModels.length > 0 && { moreModels }),
	};
}

/** What has to be filled in before it can be saved. */
function missingIn(state: ModelState, values: Values): string[] {
	const isLocal = values.provider === 'openai-compatible';
	return [
		isLocal && values.baseUrl.trim() === '' ? 'address' : '',
		!isLocal && values.apiKey.trim() === '' && !hasKeptKey(state, values) ? 'key' : '',
		values.model.trim() === '' ? 'model' : '',
	].filter((field) => field !== '');
}

function hasKeptKey({ connection, keyLost }: ModelState, { provider, baseUrl }: Values): boolean {
	const isSame =
		connection?.provider === provider && (provider !== 'openai-compatible' || connection.baseUrl === baseUrl.trim());
	return isSame && connection.hasKey && !keyLost;
}

function keyWords(state: ModelState, values: Values): string {
	const { provider } = values;
	if (hasKeptKey(state, values)) return 'A key is saved. Leave this empty to keep it.';
	const needed =
		provider === 'openai-compatible' ? 'If the server wants one' : `From the console of ${PROVIDER_NAMES[provider]}`;
	return `${needed}. It is kept encrypted and never shown again.`;
}

function problemsOf(failure: Error | null): Record<string, string | undefined> {
	return Object.fromEntries(fieldsOf(failure).map(({ field, problem }) => [field.split('.')[0], `This ${problem}.`]));
}

function fieldsOf(failure: Error | null): readonly FieldProblem[] {
	return failure instanceof ApiFailure && Array.isArray(failure.details) ? failure.details : [];
}

function hasFields(failure: Error): boolean {
	return fieldsOf(failure).length > 0;
}

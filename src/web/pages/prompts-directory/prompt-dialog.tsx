import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Prompt } from '#content/prompt.ts';
import type { PromptCard } from '#content/prompt-cards.ts';
import { prompts } from '#content/prompts.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { draftKey, readDraft } from '#web/wizard/draft/drafts.ts';
import { useLocalDraft } from '#web/wizard/draft/use-local-draft.ts';
import { FilledPrompt } from './filled-prompt.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './prompt-dialog.module.css';

interface PromptDialogProps {
	card: PromptCard;
	opened: boolean;
	onClose: () => void;
}

/** The whole prompt, its places as fields, and the resulting text. */
export function PromptDialog({ card, opened, onClose }: PromptDialogProps) {
	// The focus returns to its previous place only if the dialog was mounted, closed, before it opened.
	const [isOpen, setOpen] = useState(false);
	useEffect(() => setOpen(opened), [opened]);
	const prompt = prompts.find(({ id }) => id === card.id);
	const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={card.title}
			size={1040}
			fullScreen={isPhone}
			closeButtonProps={{ 'aria-label': 'Close' }}
		>
			{prompt ? <Details key={prompt.id} prompt={prompt} /> : null}
		</Modal>
	);
}

const EMPTY = {};

/** The typed text is kept in the browser like the draft of a form, so that closing the dialog loses nothing. */
function Details({ prompt }: { prompt: Prompt }) {
	const { user } = useAuth();
	const key = draftKey(user?.id ?? '', `prompt:${prompt.id}`);
	const [values, setValues] = useState(() => textsOf(readDraft(key)?.input ?? EMPTY));
	useLocalDraft(key, values);
	return (
		<>
			<p className={styles.about}>
				{prompt.description} By {prompt.author}, {prompt.category}, {prompt.difficulty}.
			</p>
			<div className={styles.columns}>
				<PlaceFields
					places={prompt.placeholders}
					values={values}
					onChange={(name, value) => setValues((before) => withValue(before, name, value))}
					onClear={() => setValues({})}
				/>
				<FilledPrompt prompt={prompt} values={values} />
			</div>
		</>
	);
}

type Values = Record<string, string>;

/** Without empty fields, so that emptied ones leave no draft behind. */
function withValue(values: Values, name: string, value: string): Values {
	const { [name]: _before, ...others } = values;
	return value === '' ? others : { ...others, [name]: value };
}

function textsOf(input: object): Values {
	return Object.fromEntries(
		Object.entries(input).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
	);
}

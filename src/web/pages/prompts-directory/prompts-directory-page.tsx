import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { promptCards } from '#content/prompt-cards.ts';
import { PROMPT_CATEGORIES, PROMPT_LEVELS } from '#content/prompt-lists.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { usePromptCounts } from '#web/api/prompts.ts';
import { Directory, Suggestion } from '#web/directory/directory.tsx';
import { categoryCounts, directoryFields, filterEntries, useDirectoryState } from '#web/directory/directory-state.ts';
import { SubmitButton } from '#web/directory/submit-button.tsx';
import { useFirstFew } from '#web/directory/use-first-few.ts';
import { FeaturedPrompts } from './featured-prompts.tsx';
import { figuresOf } from './figures.ts';
import { PromptCard } from './prompt-card.tsx';
import { loadTexts } from './prompt-texts.ts';
import styles from './prompts-directory-page.module.css';

const PromptDialog = lazy(() => import('./prompt-dialog.tsx').then((part) => ({ default: part.PromptDialog })));

const DIFFICULTY = { name: 'difficulty', values: PROMPT_LEVELS };
const FIELDS = directoryFields(PROMPT_CATEGORIES, DIFFICULTY);
const COUNTS = categoryCounts(promptCards, PROMPT_CATEGORIES);
const FEATURED = promptCards.filter(({ featured }) => featured);

/** The directory of prompts: they are part of the app; only what members did with them comes from the server. */
export function PromptsDirectoryPage() {
	const state = useDirectoryState(FIELDS, DIFFICULTY);
	const { listed } = state;
	const { data: counts } = usePromptCounts();
	const { open, dialog } = useDetails();
	const found = useMemo(
		() =>
			filterEntries(promptCards, listed, {
				second: (prompt) => prompt.difficulty,
				texts: ({ title, description, tags }) => [title, description, ...tags],
			}),
		[listed],
	);
	const drawn = useFirstFew(found);
	return (
		<div className={styles.page} onPointerEnter={loadTexts} onFocusCapture={loadTexts}>
			<PageHeader title="Prompts that keep to your facts">
				{promptCards.length} prompts to paste into any model. Fill in what stands in [brackets]; each holds the model to
				what you give it.
			</PageHeader>
			<FeaturedPrompts prompts={FEATURED} counts={counts} onOpen={open} />
			<Directory
				state={state}
				noun={['prompt', 'prompts']}
				placeholder="Search prompts..."
				counts={COUNTS}
				second={{ label: 'Difficulty', all: 'All Levels', values: PROMPT_LEVELS }}
				found={found.length}
			>
				{drawn.map((prompt) => (
					<PromptCard key={prompt.id} prompt={prompt} {...figuresOf(counts, prompt.id)} onOpen={open} />
				))}
			</Directory>
			<Suggestion
				title="Have an amazing prompt to share?"
				action={<SubmitButton kind="prompt">Submit a Prompt</SubmitButton>}
			>
				Send it with a word on the job it does. We read every suggestion.
			</Suggestion>
			{dialog}
		</div>
	);
}

/** The open prompt is in the address as well, so that a prompt has a link. */
function useDetails() {
	const [params, setParams] = useSearchParams();
	const wanted = promptCards.find(({ id }) => id === params.get('prompt'));
	// Remains drawn while the dialog fades out.
	const [drawn, setDrawn] = useState(wanted);
	if (wanted !== undefined && wanted !== drawn) setDrawn(wanted);
	const set = useRef(setParams);
	useEffect(() => {
		set.current = setParams;
	});
	const show = useCallback((promptId: string | null) => {
		set.current(
			(current) => {
				const next = new URLSearchParams(current);
				if (promptId === null) next.delete('prompt');
				else next.set('prompt', promptId);
				return next;
			},
			{ replace: true, preventScrollReset: true },
		);
	}, []);
	const dialog = drawn ? (
		<Suspense>
			<PromptDialog card={drawn} opened={wanted !== undefined} onClose={() => show(null)} />
		</Suspense>
	) : null;
	return { open: show, dialog };
}

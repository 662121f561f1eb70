import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { SearchBox } from '#web/directory/search-box.tsx';
import styles from './edit.module.css';
import { Parts } from './group.tsx';
import { type OpenGroups, onlyTexts, withOpen } from './open-groups.ts';
import type { Problems } from './problems.ts';
import { type TextPart, textsOf } from './read-schema.ts';
import { type EditorProps, useEditing } from './use-editing.ts';

/** Fewer texts than this need no search. */
const SEARCHABLE = 12;
/** More would take the browser too long to lay out. */
const MOST_FOUND = 150;

/** Every free text of a result as a field, in place of the result. */
export function Editor(props: EditorProps) {
	const { parts, problems, failure, saving, isChanged, change, add, keep, giveUp } = useEditing(props);
	const place = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const headingId = useId();
	const search = useSearch(textsOf(parts));
	const [opened, setOpened] = useState<OpenGroups>(new Map());
	const [asking, setAsking] = useState(false);
	/** The text that should receive the focus once it is rendered. */
	const [wanted, setWanted] = useState<string | null>(null);

	useEffect(() => heading.current?.focus(), []);
	useEffect(() => {
		if (wanted === null) return;
		controlOf(place.current, wanted)?.focus();
		setWanted(null);
	}, [wanted]);

	async function save() {
		const found = await keep();
		const ids = new Set(Object.keys(found));
		if (ids.size === 0) return;
		search.clear();
		setOpened((before) => withOpen(before, parts, ids));
		setWanted(textsOf(parts).find(({ id }) => ids.has(id))?.id ?? null);
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || saving || asking) return;
		event.preventDefault();
		save();
	}

	return (
		<section ref={place} aria-labelledby={headingId} className={styles.editor} onKeyDown={onKeyDown}>
			<div className={styles.bar}>
				<h3 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
					Edit the result
				</h3>
				<div className={styles.buttons}>
					<Button disabled={saving} onClick={() => (isChanged() ? setAsking(true) : giveUp())}>
						Cancel
					</Button>
					<Button variant="filled" loading={saving} onClick={save}>
						Save
					</Button>
				</div>
				{textsOf(parts).length >= SEARCHABLE ? (
					<div className={styles.search}>
						<SearchBox label="Find a text" placeholder="Find a text" value={search.words} onChange={search.look} />
					</div>
				) : null}
			</div>
			<p className={styles.hint}>
				Quotes, choices and measured figures are not edited. An entry of a list that is left empty is taken out. Ctrl +
				Enter saves.
			</p>
			<Trouble failure={failure} problems={problems} />
			<p role="status" className={styles.found}>
				{search.said}
			</p>
			<div className={styles.parts}>
				<Parts
					parts={search.found ? onlyTexts(parts, search.found) : parts}
					problems={problems}
					opened={opened}
					searched={search.found !== null}
					onChange={change}
					onToggle={(id, open) => setOpened((before) => new Map(before).set(id, open))}
					onAdd={(id) => setWanted(add(id))}
				/>
			</div>
			<Modal
				opened={asking}
				onClose={() => setAsking(false)}
				title="Discard your edits?"
				closeButtonProps={{ 'aria-label': 'Close' }}
			>
				<p>What you changed since you last saved is lost. The result stays as it was.</p>
				<div className={styles.dialogButtons}>
					<Button data-autofocus onClick={() => setAsking(false)}>
						Go on editing
					</Button>
					<Button variant="filled" onClick={giveUp}>
						Discard
					</Button>
				</div>
			</Modal>
		</section>
	);
}

function Trouble({ failure, problems }: { failure: string; problems: Problems }) {
	const count = Object.values(problems).filter((problem) => problem !== '').length;
	const unplaced = problems[''];
	const text = failure || unplaced || (count > 0 ? howMany(count) : '');
	return text === '' ? null : <Notice tone="red">{text}</Notice>;
}

function howMany(count: number): string {
	return count === 1 ? 'Not saved yet: one text needs a change.' : `Not saved yet: ${count} texts need a change.`;
}

/** Matches remain while they are edited, even when the search words are gone from them. */
function useSearch(texts: readonly TextPart[]) {
	const [words, setWords] = useState('');
	const [found, setFound] = useState<ReadonlySet<string> | null>(null);
	const [count, setCount] = useState(0);

	function look(next: string) {
		setWords(next);
		const sought = next.trim().toLowerCase();
		const fitting = texts.filter(({ label, text }) => `${label}\n${text}`.toLowerCase().includes(sought));
		setCount(fitting.length);
		setFound(sought === '' ? null : new Set(fitting.slice(0, MOST_FOUND).map(({ id }) => id)));
	}

	return { words, found, look, clear: () => look(''), said: found === null ? '' : saidOf(count) };
}

function saidOf(count: number): string {
	if (count === 0) return 'No text holds these words.';
	if (count > MOST_FOUND) return `${count} texts hold these words; the first ${MOST_FOUND} are shown.`;
	return count === 1 ? '1 text holds these words.' : `${count} texts hold these words.`;
}

function controlOf(place: HTMLElement | null, id: string): HTMLElement | undefined {
	const controls = place?.querySelectorAll<HTMLElement>('[data-text]') ?? [];
	return [...controls].find((control) => control.dataset.text === id);
}

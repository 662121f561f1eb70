import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { capital } from '#language/capitals.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ProfileList } from '#web/business/section.ts';
import styles from './business-profile.module.css';
import { controlId, ProfileFieldView } from './profile-field.tsx';

type Entry = Record<string, string | boolean>;

interface ProfileListViewProps {
	list: ProfileList;
	entries: readonly Entry[];
	onChange(entries: Entry[]): void;
}

/** The entries of a list: they are added at the end, and what was removed can be had back. */
export function ProfileListView({ list, entries, onChange }: ProfileListViewProps) {
	const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
	const [added, setAdded] = useState<number | null>(null);
	const undo = useRef<HTMLDivElement>(null);
	const name = (index: number) => `${capital(list.noun)} ${index + 1}`;
	const first = list.fields[0]?.name ?? '';

	useEffect(() => {
		if (added !== null) document.getElementById(controlId(`${list.list}.${added}.${first}`))?.focus();
	}, [added, list.list, first]);
	useEffect(() => {
		if (removed !== null) undo.current?.focus();
	}, [removed]);

	function add() {
		setRemoved(null);
		setAdded(entries.length);
		onChange([...entries, { ...(list.fresh as Entry) }]);
	}

	function remove(index: number) {
		const entry = entries[index];
		if (entry === undefined) return;
		setAdded(null);
		setRemoved(Object.values(entry).some((value) => value !== '' && value !== false) ? { entry, index } : null);
		onChange(entries.filter((_, at) => at !== index));
	}

	function bringBack() {
		if (removed === null) return;
		setRemoved(null);
		setAdded(removed.index);
		onChange(entries.toSpliced(removed.index, 0, removed.entry));
	}

	return (
		<section className={styles.list} aria-labelledby={controlId(`${list.list}-title`)}>
			<div>
				<h4 id={controlId(`${list.list}-title`)} className={styles.listTitle}>
					{list.title}
				</h4>
				<p className={styles.hint}>{list.hint}</p>
			</div>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their fields are controlled
				<fieldset key={index} className={styles.entry}>
					<legend className={styles.legend}>{name(index)}</legend>
					<div className={styles.fields}>
						{list.fields
							.filter(({ kinds }) => kinds?.includes(String(entry.kind)) ?? true)
							.map((field) => (
								<ProfileFieldView
									key={field.name}
									field={field}
									path={`${list.list}.${index}.${field.name}`}
									value={entry[field.name]}
									onChange={(value) =>
										onChange(entries.map((other, at) => (at === index ? { ...other, [field.name]: value } : other)))
									}
								/>
							))}
					</div>
					<Button
						size="xs"
						className={styles.remove}
						leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
						aria-label={`Remove ${name(index)}`}
						onClick={() => remove(index)}
					>
						Remove
					</Button>
				</fieldset>
			))}
			{removed === null ? null : (
				<div ref={undo} tabIndex={-1} className={styles.undo}>
					<Notice tone="neutral" live>
						Removed {name(removed.index)}.{' '}
						<TextLink as="button" onClick={bringBack}>
							Undo
						</TextLink>
					</Notice>
				</div>
			)}
			{entries.length < list.most ? (
				<Button
					size="sm"
					id={controlId(list.list)}
					className={styles.add}
					leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
					onClick={add}
				>
					Add {list.article} {list.noun}
				</Button>
			) : (
				<p className={styles.hint}>That is the most there can be: {list.most}.</p>
			)}
		</section>
	);
}

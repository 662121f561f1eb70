import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlus } from '@tabler/icons-react';
import styles from './edit.module.css';
import { TextField } from './field.tsx';
import { type OpenGroups, startsOpen } from './open-groups.ts';
import type { Problems } from './problems.ts';
import type { GroupPart, Part } from './read-schema.ts';

interface PartsProps {
	parts: readonly Part[];
	problems: Problems;
	opened: OpenGroups;
	/** Shows everything, even in closed groups: only search results are left. */
	searched: boolean;
	onChange(id: string, text: string): void;
	onToggle(id: string, open: boolean): void;
	onAdd(id: string): void;
}

/** Texts and groups of texts, one below the other. */
export function Parts(props: PartsProps) {
	const { parts, opened, searched, problems, onChange } = props;
	return parts.map((part, index) =>
		part.kind === 'text' ? (
			<TextField
				key={part.id}
				id={part.id}
				label={part.label}
				text={part.text}
				problem={problems[part.id]}
				onChange={onChange}
			/>
		) : (
			<Group
				{...props}
				key={part.id}
				group={part}
				open={searched || (opened.get(part.id) ?? startsOpen(parts, index))}
			/>
		),
	);
}

function Group({ group, open, ...props }: PartsProps & { group: GroupPart; open: boolean }) {
	const { problems, searched, onToggle, onAdd } = props;
	const { id, title, count, parts, grows } = group;
	const Icon = open ? IconChevronDown : IconChevronRight;
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={open}
					disabled={searched}
					onClick={() => onToggle(id, !open)}
				>
					<Icon size={16} stroke={1.75} aria-hidden />
					{title}
				</button>
			</legend>
			{open ? (
				<div className={styles.parts}>
					<Parts {...props} parts={parts} />
					{problems[id] ? <p className={styles.problem}>{problems[id]}</p> : null}
					{grows && !searched ? (
						<div>
							<Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => onAdd(id)}>
								Add to {title}
							</Button>
						</div>
					) : null}
				</div>
			) : (
				<p className={styles.closed}>{count === 1 ? '1 text' : `${count} texts`}</p>
			)}
		</fieldset>
	);
}

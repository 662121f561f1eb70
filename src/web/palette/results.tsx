import { IconArrowRight } from '@tabler/icons-react';
import { keyed } from '#ui/keyed.ts';
import { Marked } from '#ui/marked.tsx';
import styles from './palette.module.css';
import type { Target, TargetGroup } from './target.ts';

interface ResultsProps {
	id: string;
	groups: readonly TargetGroup[];
	/** The target that Enter opens. */
	current: number;
	optionId: (index: number) => string;
	onGo: (path: string) => void;
}

/** The list below the search. The focus remains in the search: options are pressed, never focused. */
export function Results({ id, groups, current, optionId, onGo }: ResultsProps) {
	const targets = groups.flatMap((group) => group.targets);
	return (
		<div id={id} role="listbox" aria-label="Results" className={styles.results} hidden={targets.length === 0}>
			{groups.map(({ label, targets: members }) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a list box
				<div key={label} role="group" aria-label={label}>
					<p className={styles.group} aria-hidden>
						{label}
					</p>
					{keyed(members, ({ path }) => path).map(({ key, item: target }) => {
						const index = targets.indexOf(target);
						return (
							<Option
								key={key}
								id={optionId(index)}
								target={target}
								selected={index === current}
								onGo={() => onGo(target.path)}
							/>
						);
					})}
				</div>
			))}
		</div>
	);
}

interface OptionProps {
	id: string;
	target: Target;
	selected: boolean;
	onGo: () => void;
}

function Option({ id, target: { label, note, icon: Icon = IconArrowRight, found }, selected, onGo }: OptionProps) {
	return (
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={selected}
			className={styles.option}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onGo}
			onKeyDown={undefined}
		>
			<Icon size={18} stroke={1.75} aria-hidden className={styles.icon} />
			<span className={styles.label}>
				<Marked text={label} marks={found?.titleMarks ?? []} />
			</span>
			{note ? <span className={styles.note}>{note}</span> : null}
			{found?.place ? (
				<span className={styles.place}>
					<Marked text={found.place} marks={found.marks} />
				</span>
			) : null}
		</div>
	);
}

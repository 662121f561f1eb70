import type { ReactNode } from 'react';
import { CardRow } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { toolById } from '#web/navigation.ts';
import styles from './desk.module.css';

interface WorkRowProps {
	title: string;
	/** The id of the tool that it belongs to. */
	tool?: string;
	/** Whose work it is. */
	clientId?: string | null | undefined;
	/** How it stands, in a few words. */
	state: ReactNode;
	/** A small button. */
	children?: ReactNode;
}

/** One thing to go on with. */
export function WorkRow({ title, tool: id, clientId, state, children }: WorkRowProps) {
	const tool = id === undefined ? undefined : toolById(id);
	return (
		<CardRow as="li" className={styles.row}>
			<div className={styles.what}>
				<h4 className={styles.title}>{title}</h4>
				<p className={styles.state}>
					{id === undefined ? null : (
						<span className={styles.tool}>
							{tool ? <NumberBadge number={tool.number} /> : null}
							{tool?.label ?? id}
						</span>
					)}
					{state}
					<ExampleBadge of={clientId} />
				</p>
			</div>
			{children}
		</CardRow>
	);
}

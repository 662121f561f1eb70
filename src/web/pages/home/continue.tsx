import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { shortMoment } from '#web/dates.ts';
import { HISTORY, toolById } from '#web/navigation.ts';
import type { Draft } from '#web/wizard/draft/drafts.ts';
import styles from './home-page.module.css';
import type { Progress } from './progress.ts';

/** How many cards there are at most. */
const SHOWN = 3;

/** The member's drafts and runs, newest first. */
export function Continue({ runs, drafts }: Pick<Progress, 'runs' | 'drafts'>) {
	const items = [
		...[...drafts].map(([tool, draft]) => ({
			moment: draft.savedAt,
			card: <DraftCard key={tool} tool={tool} draft={draft} />,
		})),
		...runs.map((run) => ({ moment: run.createdAt, card: <RunCard key={run.id} run={run} /> })),
	].toSorted((a, b) => Date.parse(b.moment) - Date.parse(a.moment));
	if (items.length === 0) return null;
	return (
		<section aria-labelledby="continue">
			<SectionHeading
				title="Continue where you were"
				id="continue"
				action={
					runs.length > 0 ? (
						<TextLink as={Link} to={HISTORY.path} className={styles.all}>
							All runs
						</TextLink>
					) : null
				}
			/>
			<ul className={styles.runs}>{items.slice(0, SHOWN).map(({ card }) => card)}</ul>
		</section>
	);
}

function RunCard({ run }: { run: Run }) {
	return (
		<WorkCard tool={run.tool} title={run.title} state={`${STATES[run.status]} · ${shortMoment(run.createdAt)}`}>
			<Button component={Link} to={`${HISTORY.path}/${run.id}`} size="xs" aria-label={`Open ${run.title}`}>
				Open
			</Button>
		</WorkCard>
	);
}

function DraftCard({ tool, draft }: { tool: string; draft: Draft }) {
	const label = toolById(tool)?.label ?? tool;
	return (
		<WorkCard
			tool={tool}
			title={firstText(draft.input) || 'A form you began'}
			state={`Draft, step ${draft.step + 1} · ${shortMoment(draft.savedAt)}`}
		>
			<Button
				component={Link}
				to={`/${tool}`}
				size="xs"
				variant="filled"
				aria-label={`Continue your draft in ${label}`}
			>
				Continue
			</Button>
		</WorkCard>
	);
}

interface WorkCardProps {
	tool: string;
	title: string;
	state: string;
	children: ReactNode;
}

function WorkCard({ tool: id, title, state, children }: WorkCardProps) {
	const tool = toolById(id);
	return (
		<Card as="li" padding="sm" className={styles.run}>
			<p className={styles.runTool}>
				{tool ? <NumberBadge number={tool.number} /> : null}
				{tool?.label ?? id}
			</p>
			<h4 className={styles.runTitle}>{title}</h4>
			<p className={styles.runState}>{state}</p>
			{children}
		</Card>
	);
}

const STATES: Record<Run['status'], string> = {
	queued: 'Waiting',
	running: 'Running',
	succeeded: 'Result',
	failed: 'Failed',
	cancelled: 'Cancelled',
};

const LONGEST = 120;

/** The first text in a form: what its author recognises it by. */
function firstText(input: unknown): string {
	if (typeof input === 'string') return input.trim().split('\n')[0]?.slice(0, LONGEST) ?? '';
	if (typeof input !== 'object' || input === null) return '';
	return Object.values(input).map(firstText).find(Boolean) ?? '';
}

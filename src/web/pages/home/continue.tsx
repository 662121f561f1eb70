import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { DeskDraft } from '#shared/desk.ts';
import { draftSubject } from '#shared/draft-subject.ts';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isUnderWay } from '#web/api/runs.ts';
import { shortMoment } from '#web/dates.ts';
import { HISTORY, toolById } from '#web/navigation.ts';
import type { Draft } from '#web/wizard/draft/drafts.ts';
import styles from './desk.module.css';
import type { Progress } from './progress.ts';
import { WorkRow } from './work-row.tsx';

/** Finished runs fill up to so many rows; drafts and runs under way are all shown. */
const SHOWN = 3;

interface ContinueProps extends Pick<Progress, 'runs' | 'drafts'> {
	/** As the server lists them: it knows the client of a draft. */
	named: readonly DeskDraft[];
}

/** The member's drafts and newest runs, the newest first. */
export function Continue({ runs, drafts, named }: ContinueProps) {
	const waiting = [
		...[...drafts].map(([tool, draft]) => ({
			moment: draft.savedAt,
			row: (
				<DraftRow key={tool} tool={tool} draft={draft} about={named.find((one) => one.tool === tool)?.about ?? ''} />
			),
		})),
		...runs.filter(isUnderWay).map(rowOf),
	];
	const finished = runs.filter((run) => !isUnderWay(run)).slice(0, Math.max(0, SHOWN - waiting.length));
	const items = [...waiting, ...finished.map(rowOf)].toSorted((a, b) => Date.parse(b.moment) - Date.parse(a.moment));
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
			<Card as="ul" padding="none">
				{items.map(({ row }) => row)}
			</Card>
		</section>
	);
}

const rowOf = (run: Run) => ({ moment: run.createdAt, row: <RunRow key={run.id} run={run} /> });

function RunRow({ run }: { run: Run }) {
	return (
		<WorkRow
			tool={run.tool}
			title={run.title}
			clientId={run.clientId}
			state={`${STATES[run.status]} · ${shortMoment(run.createdAt)}`}
		>
			<Button component={Link} to={`${HISTORY.path}/${run.id}`} size="xs" aria-label={`Open ${run.title}`}>
				Open
			</Button>
		</WorkRow>
	);
}

function DraftRow({ tool, draft, about }: { tool: string; draft: Draft; about: string }) {
	const label = toolById(tool)?.label ?? tool;
	return (
		<WorkRow
			tool={tool}
			title={about || draftSubject(tool, draft.input) || 'Untitled'}
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
		</WorkRow>
	);
}

const STATES: Record<Run['status'], string> = {
	queued: 'Waiting',
	running: 'Running',
	succeeded: 'Result',
	failed: 'Failed',
	cancelled: 'Cancelled',
};

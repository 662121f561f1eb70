import { IconFileText, IconLink, IconPhoneCall, type IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Call } from '#shared/calls.ts';
import type { ClientShare } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Tone } from '#ui/tone.ts';
import { callTitle } from '#web/clients/call-title.ts';
import { HISTORY, toolById } from '#web/navigation.ts';
import { pathOfRun, STATUS_WORDS, toolName } from '#web/pages/history/run-words.ts';
import styles from './client-page.module.css';
import { dayAndTime, type TimelineEntry } from './timeline-days.ts';

/** A call, a result or a link, which leads to it. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
	if (entry.kind === 'call') return <CallItem call={entry.call} at={entry.at} />;
	return entry.kind === 'run' ? <RunItem run={entry.run} /> : <ShareItem share={entry.share} />;
}

const pathOfResult = (id: string) => `${HISTORY.path}/${encodeURIComponent(id)}`;

const OUTCOMES: Record<NonNullable<Call['outcome']>, { word: string; tone: Tone }> = {
	agreed: { word: 'Agreed', tone: 'green' },
	'next-step': { word: 'Next step agreed', tone: 'blue' },
	open: { word: 'Undecided', tone: 'yellow' },
	refused: { word: 'Refused', tone: 'red' },
};

function CallItem({ call, at }: { call: Call; at: string }) {
	const ended = call.outcome === null ? null : OUTCOMES[call.outcome];
	const title = callTitle(call);
	return (
		<Item
			icon={IconPhoneCall}
			at={at}
			what="Call"
			badge={ended ? <StatusBadge tone={ended.tone}>{ended.word}</StatusBadge> : null}
		>
			{call.runId === null ? (
				title
			) : (
				<TextLink as={Link} to={pathOfResult(call.runId)}>
					{title}
				</TextLink>
			)}
		</Item>
	);
}

function RunItem({ run }: { run: Run }) {
	const { word, tone } = STATUS_WORDS[run.status];
	return (
		<Item
			icon={toolById(run.tool)?.icon ?? IconFileText}
			at={run.createdAt}
			what={toolName(run.tool)}
			badge={run.status === 'succeeded' ? null : <StatusBadge tone={tone}>{word}</StatusBadge>}
		>
			<TextLink as={Link} to={pathOfRun(run)}>
				{run.title}
			</TextLink>
		</Item>
	);
}

function ShareItem({ share }: { share: ClientShare }) {
	const { word, tone } = standing(share);
	return (
		<Item icon={IconLink} at={share.createdAt} what="Link" badge={<StatusBadge tone={tone}>{word}</StatusBadge>}>
			<TextLink as={Link} to={pathOfResult(share.runId)}>
				{share.title}
			</TextLink>
		</Item>
	);
}

/** What is known of a link: whether it works, and how often its page was shown. */
function standing({ views, expiresAt, revokedAt }: ClientShare, now = Date.now()): { word: string; tone: Tone } {
	if (revokedAt !== null) return { word: 'Ended', tone: 'neutral' };
	if (Date.parse(expiresAt) <= now) return { word: 'Expired', tone: 'neutral' };
	if (views === 0) return { word: 'Not opened yet', tone: 'neutral' };
	return { word: views === 1 ? 'Opened once' : `Opened ${views} times`, tone: 'green' };
}

interface ItemProps {
	icon: ComponentType<IconProps>;
	at: string;
	/** What kind of thing it is. */
	what: string;
	badge: ReactNode;
	children: ReactNode;
}

function Item({ icon: Icon, at, what, badge, children }: ItemProps) {
	return (
		<>
			<Icon size={20} stroke={1.75} aria-hidden className={styles.entryIcon} />
			<div className={styles.entryWhat}>
				<div className={styles.entryTitle}>{children}</div>
				<p className={styles.entryKind}>{what}</p>
			</div>
			<div className={styles.entryFacts}>
				{badge}
				<time dateTime={at}>{dayAndTime(at).time}</time>
			</div>
		</>
	);
}

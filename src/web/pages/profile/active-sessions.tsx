import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListedSession } from '#shared/session-answers.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useEndSession, useSessions } from '#web/api/profile.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { shortMoment } from '#web/dates.ts';
import { deviceOf } from './device.ts';
import { NotMeDialog } from './not-me-dialog.tsx';
import styles from './profile.module.css';
import { usePassingMessage } from './use-passing-message.ts';

/** Where the member is signed in, with buttons to end it. */
export function ActiveSessions() {
	const { data: sessions, error, isPending, refetch } = useSessions();
	const end = useEndSession();
	const { failure, busy, leave } = useSignOutEverywhere();
	const { message, place, show } = usePassingMessage();
	const [doubted, setDoubted] = useState<ListedSession | null>(null);
	const problem = failure ?? (end.error ? `The session could not be ended: ${end.error.message}` : null);

	return (
		<section aria-labelledby="sessions">
			<SectionHeading id="sessions" title="Active sessions">
				Every browser that is signed in to your account. “Not me” is for one that you do not know. Signing out
				everywhere ends this session, too.
			</SectionHeading>
			<div className={styles.messages}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
				{problem === null ? null : <Notice tone="red">{problem}</Notice>}
			</div>
			{isPending ? <Spinner label="Loading your sessions" /> : null}
			{error && !sessions ? (
				<LoadFailure onAgain={refetch}>Your sessions could not be loaded: {error.message}</LoadFailure>
			) : null}
			{sessions ? (
				<Card as="ul" padding="none">
					{sessions.map((session) => (
						<SessionRow
							key={session.id}
							session={session}
							busy={end.isPending && end.variables === session.id}
							onNotMe={() => setDoubted(session)}
							onEnd={() => end.mutate(session.id, { onSuccess: () => show(`Signed out: ${nameOf(session)}.`) })}
						/>
					))}
				</Card>
			) : null}
			<Button className={styles.everywhere} loading={busy} onClick={leave}>
				Sign out everywhere
			</Button>
			{doubted ? (
				<NotMeDialog session={{ id: doubted.id, name: nameOf(doubted) }} onClose={() => setDoubted(null)} />
			) : null}
		</section>
	);
}

interface SessionRowProps {
	session: ListedSession;
	busy: boolean;
	onEnd: () => void;
	onNotMe: () => void;
}

function SessionRow({ session, busy, onEnd, onNotMe }: SessionRowProps) {
	return (
		<CardRow as="li" className={styles.session}>
			<IconDevices size={20} stroke={1.75} aria-hidden className={styles.icon} />
			<div>
				<p className={styles.device}>
					{nameOf(session)}
					{session.current ? <StatusBadge tone="green">This browser</StatusBadge> : null}
				</p>
				<p className={styles.times}>
					Last seen: {shortMoment(session.lastSeenAt)} · Signed in: {shortMoment(session.createdAt)}
				</p>
			</div>
			{session.current ? null : (
				<div className={styles.ends}>
					<Button size="xs" onClick={onNotMe} aria-label={`Not me: ${nameOf(session)}`}>
						Not me
					</Button>
					<Button size="xs" loading={busy} onClick={onEnd} aria-label={`Sign out ${nameOf(session)}`}>
						Sign out
					</Button>
				</div>
			)}
		</CardRow>
	);
}

/** One that was opened without a browser's description may be used in this browser, which is asked then. */
function nameOf({ device, current }: ListedSession): string {
	return device || (current ? deviceOf(navigator.userAgent) : '') || 'Unknown device';
}

function useSignOutEverywhere() {
	const { signOutEverywhere } = useAuth();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const leave = async () => {
		setBusy(true);
		setFailure(null);
		try {
			await signOutEverywhere();
		} catch (reason) {
			setFailure(`Your sessions could not be ended: ${reason instanceof Error ? reason.message : String(reason)}`);
			setBusy(false);
		}
	};
	return { busy, failure, leave };
}

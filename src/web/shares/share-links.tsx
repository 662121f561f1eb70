import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Share } from '#shared/shares.ts';
import type { WebTool } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useRevokeShare, useShares } from '#web/api/shares.ts';
import { longDay } from '#web/dates.ts';
import { LinkAddress } from './link-address.tsx';
import styles from './shares.module.css';

interface ShareLinksProps {
	runId: string;
	parts: NonNullable<WebTool['share']>['parts'];
}

/** The existing links, with how often each was opened, and buttons to end them. */
export function ShareLinks({ runId, parts }: ShareLinksProps) {
	const { data: shares, error, isPending, refetch } = useShares(runId);
	const revoke = useRevokeShare(runId);
	const [asked, setAsked] = useState<string | null>(null);

	if (isPending) return <Spinner label="Loading your links" />;
	if (!shares) {
		return <LoadFailure onAgain={refetch}>Your links could not be loaded: {error?.message}</LoadFailure>;
	}
	if (shares.length === 0) return null;
	return (
		<section aria-labelledby="share-links" className={styles.links}>
			<h3 id="share-links" className={styles.legend}>
				Links you have made
			</h3>
			{revoke.isError ? <Notice tone="red">The link was not ended: {revoke.error.message}</Notice> : null}
			<Card as="ul" padding="none">
				{shares.map((share) => (
					<LinkRow
						key={share.id}
						share={share}
						shown={parts.filter(({ id }) => share.parts.includes(id)).map(({ label }) => label)}
						asked={asked === share.id}
						busy={revoke.isPending && revoke.variables === share.id}
						onAsk={() => setAsked(share.id)}
						onKeep={() => setAsked(null)}
						onRevoke={() => revoke.mutate(share.id, { onSettled: () => setAsked(null) })}
					/>
				))}
			</Card>
		</section>
	);
}

interface LinkRowProps {
	share: Share;
	/** Labels of the parts that were chosen. */
	shown: readonly string[];
	/** Whether the member is being asked to confirm the end of the link. */
	asked: boolean;
	busy: boolean;
	onAsk(): void;
	onKeep(): void;
	onRevoke(): void;
}

function LinkRow({ share, shown, asked, busy, onAsk, onKeep, onRevoke }: LinkRowProps) {
	const state = stateOf(share);
	const name = `version ${share.version}`;
	return (
		<CardRow as="li" className={styles.link}>
			<div className={styles.about}>
				<p className={styles.version}>
					Version {share.version}
					{state === 'open' ? null : <StatusBadge tone="neutral">{state}</StatusBadge>}
				</p>
				<p className={styles.hint}>{detailsOf(share, shown).join(' · ')}</p>
			</div>
			{state !== 'open' ? null : asked ? (
				<fieldset className={styles.confirm}>
					<legend className={styles.spoken}>End the link to {name}?</legend>
					<Button size="xs" loading={busy} onClick={onRevoke} autoFocus>
						End it for good
					</Button>
					<Button size="xs" onClick={onKeep}>
						Keep it
					</Button>
				</fieldset>
			) : (
				<Button size="xs" onClick={onAsk} aria-label={`Revoke the link to ${name}`}>
					Revoke
				</Button>
			)}
			{state === 'open' ? <LinkAddress shareId={share.id} name={name} /> : null}
		</CardRow>
	);
}

function stateOf({ revokedAt, expiresAt }: Share): 'open' | 'Revoked' | 'Expired' {
	if (revokedAt !== null) return 'Revoked';
	return Date.parse(expiresAt) <= Date.now() ? 'Expired' : 'open';
}

function detailsOf({ views, createdAt, expiresAt, hasPassword }: Share, shown: readonly string[]): string[] {
	return [
		views === 0 ? 'Not opened yet' : views === 1 ? 'Opened once' : `Opened ${views} times`,
		`Made on ${longDay(createdAt)}`,
		`Works until ${longDay(expiresAt)}`,
		hasPassword ? 'With a password' : '',
		shown.length > 0 ? `With ${shown.join(', ')}` : '',
	].filter((part) => part !== '');
}

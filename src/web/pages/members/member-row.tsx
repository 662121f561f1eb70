import { Button } from '@mantine/core';
import type { ListedMember } from '#shared/member-requests.ts';
import { CardRow } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import { memberSince } from '#web/shell/member.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './members-page.module.css';

export interface MemberActions {
	onLink: (member: ListedMember) => void;
	onRemove: (member: ListedMember) => void;
	onAuthorize: (member: ListedMember) => void;
	onSuspend: (member: ListedMember) => void;
	onResume: (member: ListedMember) => void;
	onResetTwoFactor: (member: ListedMember) => void;
	onDelete: (member: ListedMember) => void;
}

/** One address: its date, whether it has an account, and its actions. */
export function MemberRow({ member, actions }: { member: ListedMember; actions: MemberActions }) {
	const { email, hasAccount, authorized, refunded, role, lastSeenAt, suspended } = member;
	const isOwner = role === 'owner';
	return (
		<CardRow as="li" className={styles.row}>
			<div className={styles.who}>
				<p className={styles.email}>{email}</p>
				<p className={styles.since}>
					{dateWords(member)}
					{hasAccount ? ` · ${lastSeenAt ? `Last seen: ${shortMoment(lastSeenAt)}` : 'Not seen yet'}` : ''}
				</p>
			</div>
			<div className={styles.facts}>
				{isOwner ? <StatusBadge tone="blue">Owner</StatusBadge> : null}
				{refunded ? <StatusBadge tone="red">Refunded</StatusBadge> : null}
				{authorized || refunded || isOwner ? null : <StatusBadge tone="yellow">Not on the list</StatusBadge>}
				{suspended ? <StatusBadge tone="orange">Suspended</StatusBadge> : null}
				<StatusBadge tone={hasAccount ? 'green' : 'neutral'}>{hasAccount ? 'Account' : 'No account'}</StatusBadge>
			</div>
			<div className={styles.actions}>
				{hasAccount ? (
					<Button
						size="xs"
						className={styles.reset}
						aria-label={`Reset link for ${email}`}
						onClick={() => actions.onLink(member)}
					>
						Reset link
					</Button>
				) : null}
				{authorized && !isOwner ? (
					<Button
						size="xs"
						className={styles.listing}
						aria-label={`Remove ${email}`}
						onClick={() => actions.onRemove(member)}
					>
						Remove
					</Button>
				) : null}
				{authorized || isOwner ? null : (
					<Button
						size="xs"
						className={styles.listing}
						aria-label={`Authorize ${email}`}
						onClick={() => actions.onAuthorize(member)}
					>
						Authorize
					</Button>
				)}
				{hasAccount && !isOwner ? (
					<AccountMenu
						member={member}
						onSuspend={() => actions.onSuspend(member)}
						onResume={() => actions.onResume(member)}
						onResetTwoFactor={() => actions.onResetTwoFactor(member)}
						onDelete={() => actions.onDelete(member)}
					/>
				) : null}
			</div>
		</CardRow>
	);
}

function dateWords({ authorized, refunded, addedAt }: ListedMember): string {
	const what = authorized ? 'Added' : refunded ? 'Refunded' : 'Account made';
	return `${what} on ${memberSince(addedAt)}`;
}

import type { ReactNode } from 'react';
import type { User } from '#shared/account.ts';
import { memberSince } from '#web/shell/member.ts';
import styles from './profile.module.css';

interface AccountSummaryProps {
	user: User;
	/** More facts, beside the date. */
	children?: ReactNode;
	/** Buttons at the right. */
	actions?: ReactNode;
}

/** The account: avatar, email, member since. */
export function AccountSummary({ user, children, actions }: AccountSummaryProps) {
	return (
		<header className={styles.summary}>
			<div className={styles.avatar} aria-hidden>
				{user.email.slice(0, 2).toUpperCase()}
			</div>
			<div className={styles.who}>
				<h2 className={styles.email}>{user.email}</h2>
				<dl className={styles.facts}>
					<Fact name="Member since">{memberSince(user.createdAt)}</Fact>
					{children}
				</dl>
			</div>
			{actions ? <div className={styles.actions}>{actions}</div> : null}
		</header>
	);
}

/** One fact of the account. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={styles.fact}>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

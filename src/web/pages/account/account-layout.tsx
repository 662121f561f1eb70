import { type ReactNode, useEffect, useRef } from 'react';
import { BetaBadge } from '#ui/beta-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { appSettings } from '#web/settings.ts';
import { Logo } from '#web/shell/logo.tsx';
import { Access } from './access.tsx';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
	/** The page's title, unless another is given. */
	heading?: string;
	/** The page has changed its state: its heading takes the focus. */
	changed?: boolean;
	/** One sentence under the title. */
	lead: ReactNode;
	children: ReactNode;
}

/** The frame of the account pages: the form at the left, what access includes at the right. */
export function AccountLayout({ heading, changed = false, lead, children }: AccountLayoutProps) {
	const title = usePageTitle();
	const top = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (changed) top.current?.focus();
	}, [changed]);
	const { supportEmail } = appSettings();
	return (
		<div className={styles.layout}>
			<main className={styles.left}>
				<div className={styles.brand}>
					<Logo />
					<BetaBadge />
				</div>
				<div className={styles.main}>
					<h1 className={styles.title} ref={top} tabIndex={-1}>
						{heading ?? title}
					</h1>
					<p className={styles.lead}>{lead}</p>
					<div className={styles.body}>{children}</div>
				</div>
				<p className={styles.help}>
					Help: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
				</p>
			</main>
			<Access />
		</div>
	);
}

import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './styles/notice.module.css';

const ICONS = { neutral: IconInfoCircle, yellow: IconAlertTriangle, red: IconAlertCircle };

interface NoticeProps {
	/** Neutral informs, yellow warns, red says that something failed. */
	tone: 'neutral' | 'yellow' | 'red';
	children: ReactNode;
	/** A small button or link at the right edge. */
	action?: ReactNode;
	/** Has the notice read aloud when it appears. Off for a notice that is there from the start. */
	live?: boolean;
}

/** One or two sentences that the member should see before continuing. */
export function Notice({ tone, children, action, live = tone === 'red' }: NoticeProps) {
	const Icon = ICONS[tone];
	return (
		<div className={styles.notice} data-tone={tone} role={live ? 'alert' : undefined}>
			<Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
			<div className={styles.text}>{children}</div>
			{action ? <div className={styles.action}>{action}</div> : null}
		</div>
	);
}

import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './styles/notice.module.css';

const ICONS = { neutral: IconInfoCircle, yellow: IconAlertTriangle, red: IconAlertCircle };

interface NoticeProps {
	/** Neutral tells, yellow warns, red says that something failed. */
	tone: 'neutral' | 'yellow' | 'red';
	children: ReactNode;
	/** A small button or link at the right edge. */
	action?: ReactNode;
	/** Reads the notice out when it appears. Off for what stands in the page from the start. */
	live?: boolean;
}

/** One or two sentences that the member should see before going on. */
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

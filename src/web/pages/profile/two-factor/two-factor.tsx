import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RECOVERY_CODES } from '#shared/two-factor.ts';
import type { TwoFactor } from '#shared/two-factor-requests.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useTwoFactor } from '#web/api/two-factor.ts';
import { longDay } from '#web/dates.ts';
import profile from '../profile.module.css';
import { usePassingMessage } from '../use-passing-message.ts';
import styles from './two-factor.module.css';

const DIALOGS = {
	on: lazy(() => import('./turn-on-dialog.tsx').then((part) => ({ default: part.TurnOnDialog }))),
	off: lazy(() => import('./change-dialogs.tsx').then((part) => ({ default: part.TurnOffDialog }))),
	codes: lazy(() => import('./change-dialogs.tsx').then((part) => ({ default: part.NewCodesDialog }))),
};
type Open = keyof typeof DIALOGS;

/** A code from an app besides the password: whether it is on, and what can be changed. */
export function TwoFactorSection() {
	const { data, error, isPending, refetch } = useTwoFactor();
	const [open, setOpen] = useState<Open | null>(null);
	const { message, place, show } = usePassingMessage();
	const section = useArrival();
	const Dialog = open && DIALOGS[open];
	return (
		<section aria-labelledby="two-factor" ref={section} tabIndex={-1} className={styles.section}>
			<SectionHeading id="two-factor" title="Two-factor authentication">
				A code from an app on your phone, besides your password, when you sign in.
			</SectionHeading>
			<div className={profile.messages}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
			</div>
			{isPending ? <Spinner label="Loading two-factor authentication" /> : null}
			{error && !data ? (
				<LoadFailure onAgain={refetch}>Two-factor authentication could not be loaded: {error.message}</LoadFailure>
			) : null}
			{data ? <State state={data} onOpen={setOpen} /> : null}
			{data && Dialog ? (
				<Suspense>
					<Dialog
						email={data.email}
						onClose={() => setOpen(null)}
						onDone={(words) => {
							setOpen(null);
							show(words);
						}}
					/>
				</Suspense>
			) : null}
		</section>
	);
}

function State({ state, onOpen }: { state: TwoFactor; onOpen: (open: Open) => void }) {
	const { since, recoveryCodesLeft } = state;
	if (since === null) {
		return (
			<Card as="ul" padding="none">
				<CardRow as="li" className={styles.row}>
					<div>
						<p className={styles.name}>
							Sign in with a code <StatusBadge tone="neutral">Off</StatusBadge>
						</p>
						<p className={styles.hint}>You need your password and an authenticator app. It takes two minutes.</p>
					</div>
					<Button onClick={() => onOpen('on')}>Turn on</Button>
				</CardRow>
			</Card>
		);
	}
	return (
		<Card as="ul" padding="none">
			<CardRow as="li" className={styles.row}>
				<div>
					<p className={styles.name}>
						Sign in with a code <StatusBadge tone="green">On</StatusBadge>
					</p>
					<p className={styles.hint}>Since {longDay(since)}.</p>
				</div>
				<Button onClick={() => onOpen('off')}>Turn off</Button>
			</CardRow>
			<CardRow as="li" className={styles.row}>
				<div>
					<p className={styles.name}>
						{recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left
					</p>
					<p className={styles.hint}>Each signs you in once without your phone. Make new ones before they run out.</p>
				</div>
				<Button onClick={() => onOpen('codes')}>Make new codes</Button>
			</CardRow>
		</Card>
	);
}

/** Whoever comes by a link to this section finds it, although the page was not there yet when it was opened. */
function useArrival() {
	const { hash } = useLocation();
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		if (hash !== '#two-factor') return;
		section.current?.scrollIntoView?.();
		section.current?.focus();
	}, [hash]);
	return section;
}

import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { NewShare } from '#shared/shares.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { useBusinessProfile } from '#web/api/business-profile.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useShare } from '#web/api/shares.ts';
import { readSession } from '#web/auth/session.ts';
import { OpenGaps } from '#web/wizard/suggestions/open-gaps.tsx';
import type { Gaps } from '#web/wizard/suggestions/use-gaps.tsx';
import styles from './shares.module.css';

interface ShareFormProps {
	runId: string;
	share: NonNullable<WebTool['share']>;
	gaps: Gaps;
	onMade(share: NewShare): void;
	onClose(): void;
}

/** The browser imports only types from `shared/shares.ts`. */
const DAYS = [7, 30, 90];
const MOST_PASSWORD = 200;

export function ShareForm({ runId, share, gaps, onMade, onClose }: ShareFormProps) {
	const [parts, setParts] = useState<readonly string[]>([]);
	const [days, setDays] = useState('30');
	const [password, setPassword] = useState('');
	const [leaveOpen, setLeaveOpen] = useState(false);
	const [keepDays, setKeepDays] = useState(false);
	const usual = useUsualAddress();
	const [typed, setTyped] = useState<string | null>(null);
	const replyTo = typed ?? usual;
	const make = useShare(runId);
	const isHeldBack = gaps.open.length > 0 && !leaveOpen;

	const send = (event: FormEvent) => {
		event.preventDefault();
		if (make.isPending || isHeldBack) return;
		make.mutate({ days: Number(days), password, parts, leaveOpen, keepDays, replyTo }, { onSuccess: onMade });
	};
	const toggle = (id: string, chosen: boolean) =>
		setParts((before) => (chosen ? [...before, id] : before.filter((part) => part !== id)));

	return (
		<form onSubmit={send} className={styles.form}>
			<p className={styles.lead}>
				Your client sees a copy of this result as it is now, on a page of its own and without an account. Later changes
				need a new link. Days that it names without a date are asked about before the link is made.
			</p>
			{gaps.open.length > 0 ? (
				<Notice tone="yellow">
					<p>
						{gaps.open.length} of {gaps.asked} not confirmed yet: <OpenGaps gaps={gaps} onGo={onClose} />.
					</p>
					<Checkbox
						label="Leave these out of the page"
						checked={leaveOpen}
						onChange={(event) => setLeaveOpen(event.currentTarget.checked)}
					/>
				</Notice>
			) : null}
			{share.parts.length > 0 ? (
				<fieldset className={styles.parts}>
					<legend className={styles.legend}>Show these parts as well</legend>
					<p className={styles.hint}>They are yours, and left out unless you choose them.</p>
					{share.parts.map(({ id, label, hint }) => (
						<Checkbox
							key={id}
							label={label}
							description={hint}
							classNames={{ description: styles.partHint }}
							checked={parts.includes(id)}
							onChange={(event) => toggle(id, event.currentTarget.checked)}
						/>
					))}
				</fieldset>
			) : null}
			<TextInput
				type="email"
				label="Answers go to"
				description="Your client sees this address and can accept or ask by email."
				inputWrapperOrder={['label', 'input', 'description', 'error']}
				value={replyTo}
				maxLength={320}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			<div className={styles.fields}>
				<NativeSelect
					label="Works for"
					value={days}
					data={DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
					onChange={(event) => setDays(event.currentTarget.value)}
				/>
				<TextInput
					label="Password (optional)"
					description="Send it to your client apart from the link."
					inputWrapperOrder={['label', 'input', 'description', 'error']}
					value={password}
					maxLength={MOST_PASSWORD}
					autoComplete="off"
					onChange={(event) => setPassword(event.currentTarget.value)}
				/>
			</div>
			<Refusal error={make.error} keepDays={keepDays} onKeepDays={setKeepDays} />
			<div className={styles.buttons}>
				<Button type="submit" variant="filled" loading={make.isPending} disabled={isHeldBack}>
					Make a link
				</Button>
			</div>
		</form>
	);
}

/** Of the business profile, or else of the account. */
function useUsualAddress(): string {
	return useBusinessProfile()?.profile.email || (readSession()?.user.email ?? '');
}

interface RefusalProps {
	error: Error | null;
	keepDays: boolean;
	onKeepDays(keep: boolean): void;
}

function Refusal({ error, keepDays, onKeepDays }: RefusalProps) {
	if (error === null) return null;
	if (!(error instanceof ApiFailure && error.code === 'UNDATED_DAYS')) {
		return <Notice tone="red">No link was made: {error.message}</Notice>;
	}
	return (
		<Notice tone="yellow">
			<p>No link was made yet. {error.message}</p>
			<Checkbox
				label="Leave these words as they are"
				checked={keepDays}
				onChange={(event) => onKeepDays(event.currentTarget.checked)}
			/>
		</Notice>
	);
}

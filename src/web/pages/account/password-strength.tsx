import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { PASSWORD_RULES, passwordStrength } from '#shared/password-rules.ts';
import type { Tone } from '#ui/tone.ts';
import styles from './new-password.module.css';

const TONES: readonly Tone[] = ['red', 'red', 'orange', 'yellow', 'blue', 'green'];

/** The strength out of five, in a word and drawn, and the rules, with those that are met ticked. */
export function PasswordStrength({ password }: { password: string }) {
	const { met, word } = passwordStrength(password);
	const shown = password === '' ? '' : word;
	return (
		<div className={styles.strength} data-tone={TONES[met]}>
			<div className={styles.meter}>
				<meter
					className={styles.unseen}
					aria-label="Password strength"
					min={0}
					max={PASSWORD_RULES.length}
					value={met}
					aria-valuetext={word}
				/>
				<div className={styles.bar} aria-hidden>
					{PASSWORD_RULES.map((rule, index) => (
						<span key={rule.label} data-met={index < met || undefined} />
					))}
				</div>
				<p className={styles.word} aria-live="polite">
					{shown ? <span className={styles.unseen}>Password strength: </span> : null}
					{shown}
				</p>
			</div>
			<ul className={styles.rules} aria-label="Password requirements">
				{PASSWORD_RULES.map((rule) => (
					<Rule key={rule.label} label={rule.label} holds={rule.holds(password)} />
				))}
			</ul>
		</div>
	);
}

function Rule({ label, holds }: { label: string; holds: boolean }) {
	const Icon = holds ? IconCircleCheckFilled : IconCircle;
	return (
		<li className={styles.rule} data-holds={holds || undefined}>
			<Icon size={16} aria-hidden />
			{label}
			<span className={styles.unseen}>{holds ? ', met' : ', not met'}</span>
		</li>
	);
}

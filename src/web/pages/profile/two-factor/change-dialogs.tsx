import { Modal } from '@mantine/core';
import { useNewRecoveryCodes, useTurnOff } from '#web/api/two-factor.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { type DialogProps, modalProps } from './dialog.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

export function TurnOffDialog({ email, onClose, onDone }: DialogProps) {
	const turnOff = useTurnOff();
	return (
		<Modal {...modalProps(false, onClose)} title="Turn off two-factor authentication">
			<div className={styles.dialog}>
				<p className={styles.lead}>
					Your password alone signs in then, and your recovery codes no longer work. You can turn it on again with a new
					QR code.
				</p>
				<ConfirmForm
					email={email}
					button="Turn off"
					busy={turnOff.isPending}
					error={turnOff.error}
					onConfirm={(given) => turnOff.mutate(given, { onSuccess: () => onDone('Two-factor authentication is off.') })}
				/>
			</div>
		</Modal>
	);
}

export function NewCodesDialog({ email, onClose, onDone }: DialogProps) {
	const make = useNewRecoveryCodes();
	const codes = make.data;
	return (
		<Modal
			{...modalProps(codes !== undefined, onClose)}
			title={codes ? 'Keep your recovery codes' : 'Make new recovery codes'}
		>
			{codes ? (
				<RecoveryCodes email={email} codes={codes} onDone={() => onDone('You have ten new recovery codes.')} />
			) : (
				<div className={styles.dialog}>
					<p className={styles.lead}>You get ten new codes. Those that you have now stop working.</p>
					<ConfirmForm
						email={email}
						button="Make new codes"
						busy={make.isPending}
						error={make.error}
						onConfirm={(given) => make.mutate(given)}
					/>
				</div>
			)}
		</Modal>
	);
}

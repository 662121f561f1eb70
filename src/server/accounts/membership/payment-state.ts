/** What a row of a payment export says about the money. */

/** `reversal` is a row of its own that takes back an earlier payment. */
export type PaymentState = 'paid' | 'refunded' | 'unpaid' | 'reversal';

const YES = /^(1|y|yes|true|full|fully|refunded)$/i;
const REFUNDED = /^(fully[ _-]?)?refunded$|^full[ _-]refund$|charge[ _-]?back|^charged[ _-]back$|^disputed?$/i;
const UNPAID =
	/fail|declin|blocked|incomplete|unpaid|pending|expired|void|uncaptured|^requires|^cancell?ed$|^abandoned$|^open$/i;
const STATUS_NAMES = ['status', 'paymentstatus', 'orderstatus', 'transactionstatus'];
const TYPE_NAMES = ['type', 'transactiontype', 'event', 'eventtype'];
const REFUND_NAMES = ['amountrefunded', 'refundedamount', 'refundamount', 'refunded', 'isrefunded', 'refund'];
const TOTAL_NAMES = ['amount', 'total', 'totalamount', 'saleprice', 'price', 'amountpaid'];

/** Reads rows whose columns have these plain names. A partial refund leaves the purchase valid. */
export function paymentReader(names: readonly string[]): (record: readonly string[]) => PaymentState {
	const column = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
	const columns = {
		fullyRefunded: column(['fullyrefunded']),
		disputed: column(['disputed']),
		disputeWon: column(['disputewon']),
		status: column(STATUS_NAMES),
		type: column(TYPE_NAMES),
		refund: column(REFUND_NAMES),
		total: column(TOTAL_NAMES),
	};
	return (record) => {
		const cell = (name: keyof typeof columns) => record[columns[name]] ?? '';
		if (/refund|charge[ _-]?back/i.test(cell('type'))) return 'reversal';
		if (YES.test(cell('disputed')) && !YES.test(cell('disputeWon'))) return 'refunded';
		if (REFUNDED.test(cell('status'))) return 'refunded';
		if (columns.fullyRefunded >= 0) return YES.test(cell('fullyRefunded')) ? 'refunded' : 'paid';
		if (isRefund(cell('refund'), cell('total'))) return 'refunded';
		return UNPAID.test(cell('status')) ? 'unpaid' : 'paid';
	};
}

/** The column holds a yes or an amount, which is compared with the price where the row has one. */
function isRefund(cell: string, total: string): boolean {
	if (YES.test(cell)) return true;
	const [refunded, paid] = [amount(cell), amount(total)];
	if (refunded === 0) return false;
	return paid === 0 || refunded >= paid;
}

/** Reads "$1,049.00", "49,00" and "-49.00" alike, as a number without its sign; 0 where there is none. */
function amount(text: string): number {
	const digits = text.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(\D|$))/g, '');
	return Number(digits.replace(',', '.')) || 0;
}

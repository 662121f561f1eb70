/** Currencies: their signs, words and smaller coins. */

interface Currency {
	/** ISO 4217; `?` if the word could mean a coin of several currencies. */
	id: string;
	/** Precede the digits; each is a single token. */
	signs: readonly string[];
	/** Follow the number. */
	pattern: readonly string[];
	/** 100 if the words name a hundredth of the currency. */
	parts: number;
	finds: readonly (readonly [text: string, value: number])[];
	leaves: readonly string[];
}

const row = (
	id: string,
	signs: string,
	pattern: string,
	[text, value]: readonly [string, number],
	leaves: readonly string[] = [],
	parts = 1,
): Currency => ({
	id,
	signs: signs === '' ? [] : signs.split(' '),
	pattern: pattern.split(', '),
	parts,
	finds: [[text, value]],
	leaves,
});

export const CURRENCIES: readonly Currency[] = [
	row('AUD', 'a$ aud', 'aussie|australian dollars|dollar, aud', ['nine hundred Aussie dollars', 900]),
	row('CAD', 'c$ cad', 'canadian dollars|dollar, cad', ['CAD 500', 500]),
	row('HKD', 'hk$ hkd', 'hong kong dollars|dollar, hkd', ['two hundred Hong Kong dollars', 200]),
	row('SGD', 's$ sgd', 'sing|singapore dollars|dollar?, sgd', ['ninety-five Sing', 95]),
	row('NZD', 'nz$ nzd', 'new zealand|kiwi dollars|dollar, nzd', ['NZD 40', 40]),
	row(
		'USD',
		'$ us$ usd',
		'us|american dollars|dollar|bucks, dollars|dollar|bucks|buck, usd, us',
		['forty bucks', 40],
		['forty bucking horses', 'forty of us'],
	),
	row('GBP', '£ gbp', 'pounds|pound sterling?, quid, gbp', ['twenty quid', 20], ['he pounded the table']),
	row('GBP', '', 'pence|penny|pennies, ~p', ['thirty-one pence', 0.31], ['5 people'], 100),
	row('EUR', '€ eur', '€, euros|euro, eur', ['1.200 €', 1200], ['forty European buyers']),
	row('?', '', 'cents|cent', ['sixty cents', 0.6], ['the recent one'], 100),
	row('JPY', '¥ jpy', 'yen, jpy', ['5,000 yen', 5000]),
	row('INR', '₹ inr rs', 'rupees|rupee, inr', ['Rs 900', 900]),
	row('CHF', 'chf', 'francs|franc, swiss francs, chf', ['eighty francs', 80]),
	row('ZAR', 'r zar', 'rand, zar', ['ninety rand', 90], ['ninety random calls']),
	row('NGN', '₦ ngn', 'naira, ngn', ['two hundred naira', 200]),
	row('KES', 'ksh kes', 'kenyan shillings|shilling, kes', ['KSh 900', 900]),
	row('?', '', 'shillings|shilling', ['ninety shillings', 90]),
	row('GHS', '₵ ghs', 'cedis|cedi, ghs', ['ninety cedis', 90]),
	row('AED', 'aed', 'dirhams|dirham, aed', ['fourteen dirham', 14]),
	row('PHP', '₱ php', 'pesos|peso, php', ['ninety pesos', 90]),
	row('PLN', 'pln', 'zloty|złoty|zlotys, zł, pln', ['40 zł', 40]),
	row('BRL', 'r$ brl', 'reais, brl', ['eighty reais', 80]),
	row('SEK', 'sek', 'kronor|krona, sek', ['fifty kronor', 50]),
	row('DKK', 'dkk', 'dkk', ['DKK 500', 500]),
	row('?', '', 'kr', ['9 500 kr', 9500], ['9 kroners']),
	row('NOK', 'nok', 'kroner|krone, nok', ['fifty kroner', 50]),
];

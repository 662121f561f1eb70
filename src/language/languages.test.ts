import { expect, it } from 'vitest';
import { foreignLanguage } from './languages.ts';

it.each([
	['German', 'Wir machen die Buchhaltung für Restaurants.'],
	['German', 'We sind die Buchhalter für Restaurants in Leeds.'],
	['French', 'Nous tenons la comptabilité des restaurants de Leeds.'],
	['Spanish', 'Llevamos la contabilidad de restaurantes independientes en Leeds.'],
	['Italian', 'Teniamo la contabilità dei ristoranti di Leeds.'],
	['Portuguese', 'Nós cuidamos da contabilidade de restaurantes em Lisboa.'],
	['Dutch', 'Wij doen de boekhouding van restaurants in Leeds.'],
	['Polish', 'Prowadzimy księgi restauracji w Leeds i nie tylko.'],
	['Russian', 'Мы ведём бухгалтерию ресторанов.'],
	['Ukrainian', 'Ми ведемо бухгалтерію ресторанів.'],
	['Chinese', '我们为餐馆记账。'],
	['Arabic', 'نحن نمسك دفاتر المطاعم.'],
	['another language', 'Contabilitate pentru restaurante hoteluri cafenele magazine mici'],
	['another language', 'Könyvelés éttermeknek szállodáknak kávézóknak üzleteknek Budapesten'],
	['another language', 'Könyvelés, adózás, bérszámfejtés, tanácsadás, cégalapítás, audit'],
	['another language', 'Vodimo poslovne knjige neodvisnih restavracij Ljubljane.'],
])('names %s: %s', (language, text) => {
	expect(foreignLanguage(text)).toBe(language);
});

it.each([
	'We design brand identities, websites and packaging for craft breweries.',
	'La Tasca and El Gato are two of our clients in Leeds.',
	'Books for restaurants',
	'Boiler repair, radiators, bathrooms, emergency plumbing, gas certificates',
	'Logo design packaging menus signage business cards',
	'Wedding cakes birthday cakes cupcakes macarons vegan brownies',
	'Piano lessons, theory, exams, adults, children, Zoom',
	'Loft conversions, weekly haircuts, novelty balloons, tidy gardens',
	'Duck decoys, vegan buffets, cocktail vans, quickly',
	'Velvet cushions, linen curtains, damask, fitters, rails',
	'Vegan canapés, sparkling menus, fondue, macarons, raclette, duck',
	'Tarot, Reiki, karma, aura photos, mantras, oracle cards',
	'A café in Málaga und one in Leeds.',
	'',
])('is silent about English: %s', (text) => {
	expect(foreignLanguage(text)).toBeNull();
});

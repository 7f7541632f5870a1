import type { components } from '../../src/api/generated/backend'
import { LONG_SLUG } from '../seed/long'
import type { Filled } from '../seed/types'
import { type Account } from '../state/accounts'
import {
  collected,
  hasEnded,
  matches,
  type Prayer,
  type Program,
  type Programs,
} from '../state/programs'
import { requestHandlers } from './requests'
import { type ControllerHandlers, fail, ok, signedIn } from './types'

type Schemas = components['schemas']

const UNKNOWN_PROGRAM = 'Program tidak ditemukan.'

/**
 * A campaign as lists have it: all of their fields, and none of the detail's own. Counts and totals of nothing are null, as
 * in the real backend's answers.
 */
function listItem(
  { transactions }: Program,
  { program_id, created_date, deskripsi, tentang, ...campaign }: NonNullable<Program['campaign']>,
) {
  return {
    ...campaign,
    totalDonor: transactions.length || null,
    dueDate: campaign.batas_tanggal,
    images: campaign.flyer,
    title: campaign.header,
  } satisfies Filled<Schemas['CampaignHighlight'] & Schemas['CampaignCard']>
}

function prayerFor(prayer: Prayer, account: Account | null): Schemas['Doa'] {
  const liked = account !== null && prayer.likedBy.has(account)
  return {
    id: prayer.id,
    donatur: prayer.donatur,
    tgl_donasi: prayer.tgl_donasi,
    doa: prayer.doa,
    atas_nama: prayer.atasNama,
    total_like: prayer.otherLikes + prayer.likedBy.size || null,
    status_like: liked ? 'liked' : 'unliked',
  }
}

const campaignsOf = (programs: readonly Program[]) =>
  programs.flatMap((program) => (program.campaign ? [{ program, campaign: program.campaign }] : []))

/** The sentinel slug of a program that is there while what it has collected, its donors and its prayers fail. */
const PARTLY_FAILING = { slug: 'gagal-sebagian', id: 9500, program_id: 'ID-9500' }

function campaignBySlug({ all, long }: Programs, slug: string) {
  const campaigns = campaignsOf([...all, ...long]).map(({ campaign }) => campaign)
  const [first] = campaigns
  if (slug === PARTLY_FAILING.slug && first) return { ...first, ...PARTLY_FAILING }
  return campaigns.find((campaign) => campaign.slug === slug)
}

export const campaignHandlers: ControllerHandlers<'campaign'> = {
  '/campaign/report': requestHandlers['/campaign/report'],

  '/campaign/get_campaign_limit': ({ query, state }) => {
    const open = campaignsOf(state.programs.all).filter(
      ({ program }) => !hasEnded(program, state.now()),
    )
    const items = open.slice(0, query.limit ?? 5)
    return ok(
      items.map(({ program, campaign }) => listItem(program, campaign)),
      'Berhasil mengambil program.',
    )
  },

  '/campaign/get_campaign_infaq': ({ query, state }) => {
    const { all, long } = state.programs
    const found = campaignsOf(query.search === LONG_SLUG ? long : all).flatMap(
      ({ program, campaign }, index) => {
        if (query.search === PARTLY_FAILING.slug)
          return index === 0 ? [{ program, campaign: { ...campaign, ...PARTLY_FAILING } }] : []
        return query.search === LONG_SLUG || matches(query.search, campaign)
          ? [{ program, campaign }]
          : []
      },
    )
    const sorted = found.toSorted((a, b) => {
      if (query.sortBy === 'paling banyak') return collected(b.program) - collected(a.program)
      if (query.sortBy === 'Paling Sedikit') return collected(a.program) - collected(b.program)
      return b.campaign.created_date.localeCompare(a.campaign.created_date)
    })
    return ok(
      sorted.map(({ program, campaign }) => listItem(program, campaign)),
      sorted.length > 0 ? 'Berhasil mengambil program.' : 'Program belum tersedia.',
    )
  },

  '/campaign/get_campaign_by_slug': ({ query, state }) => {
    const found = query.type === 'KM' ? undefined : campaignBySlug(state.programs, query.slug)
    return found ? ok([found], 'Berhasil mengambil program.') : fail(404, UNKNOWN_PROGRAM)
  },

  '/campaign/get_campaign_detail': ({ query, state }) => {
    const found = campaignBySlug(state.programs, query.slug)
    return found ? ok([found], 'Berhasil mengambil program.') : fail(404, UNKNOWN_PROGRAM)
  },

  '/campaign/get_campaign_by_id': ({ query, state }) => {
    const program = state.programs.byId(query.programId)
    const row = program?.campaign ?? program?.masjid
    if (!program || !row) return fail(404, UNKNOWN_PROGRAM)
    const { id, slug, header, flyer, type } = row
    return ok(
      { id, program_id: program.programId, slug, header, flyer, type },
      'Berhasil mengambil program.',
    )
  },

  '/campaign/get_total_donate': ({ query, state }) => {
    const program = state.programs.byId(query.programId)
    return program
      ? ok({ total_donasi: collected(program) || null }, 'Berhasil mengambil total donasi.')
      : fail(404, UNKNOWN_PROGRAM)
  },

  '/campaign/get_transaction_list': ({ query, state }) => {
    const program = state.programs.byId(query.programId)
    return program
      ? ok(program.transactions, 'Berhasil mengambil riwayat donasi.')
      : fail(404, UNKNOWN_PROGRAM)
  },

  '/campaign/get_updates': ({ query, state }) =>
    state.programs.byId(query.programId)
      ? ok(state.seed.updates.get(query.programId) ?? [], 'Berhasil mengambil kabar.')
      : fail(404, UNKNOWN_PROGRAM),

  '/campaign/get_disbursements': ({ query, state }) => {
    const program = state.programs.byId(query.programId)
    if (!program) return fail(404, UNKNOWN_PROGRAM)
    const { biaya_operasional, daftar } = state.seed.disbursements.get(query.programId) ?? {
      biaya_operasional: 0,
      daftar: [],
    }
    const total_dicairkan = daftar.reduce((sum, { nominal }) => sum + nominal, 0)
    const sisa = collected(program) - total_dicairkan - biaya_operasional
    return ok(
      { total_dicairkan, biaya_operasional, sisa, daftar },
      'Berhasil mengambil pencairan dana.',
    )
  },

  '/campaign/get_prayer_campaign': ({ query, account, state }) => {
    const program = state.programs.byId(query.programId)
    return program
      ? ok(
          program.prayers.map((prayer) => prayerFor(prayer, account)),
          'Berhasil mengambil doa.',
        )
      : fail(404, UNKNOWN_PROGRAM)
  },

  '/campaign/toggle_like': (call) => {
    const prayer = call.state.programs.prayer(Number(call.form.doa_id))
    if (!prayer) return fail(404, 'Doa tidak ditemukan.')
    const account = signedIn(call)
    const liked = !prayer.likedBy.delete(account)
    if (liked) prayer.likedBy.add(account)
    return ok(null, liked ? 'Doa diaminkan.' : 'Amin dibatalkan.')
  },
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { unseen } from '@/api/query'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import { newsArticleQuery } from '@/domain/news/news'
import { FoundView } from '@/domain/program/FoundView'
import { ProgramSlide } from '@/domain/program/ProgramCard'
import { programOfPath, programPath, type ProgramRef } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { Byline } from '@/features/news/components/Byline'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { ShareButton } from '@/ui/button/ShareButton'
import { IconNews } from '@/ui/icons'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { useDocumentTitle } from '@/ui/page/page-title'
import { Picture } from '@/ui/picture/Picture'
import { LineSkeleton, Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { EmptyState } from '@/ui/state/States'
import { RichText } from '@/ui/text/RichText'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './ArticlePage.module.css'

/** The program that an article is about, at its end; nothing where there is no such program, or it can't be had. */
export function ArticleProgram({ program: ref }: { program: ProgramRef }) {
  const { data: program } = useQuery({ ...programQuery(ref.kind, ref.slug), ...unseen })
  return (
    program && (
      <section className={classes.section} aria-labelledby="program-artikel">
        <SectionHeading id="program-artikel">Program dalam artikel ini</SectionHeading>
        <ProgramSlide program={program} />
      </section>
    )
  )
}

/**
 * The program that an article is about: the first one that its text links to. Null where it links to none.
 * @param html as the backend sent it
 * @param origin this site's
 */
export function linkedProgram(html: string, origin: string): ProgramRef | null {
  for (const [, , address = ''] of html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(["'])(.*?)\1/gis)) {
    // Editors write paths from wherever their own page is; `linkOf` of src/ui/text/sanitise-html.ts reads them so too.
    const written = address.trim().replace(/^(?:\.{1,2}\/)+/, '/')
    if (!URL.canParse(written, origin)) continue
    const url = new URL(written, origin)
    const program = url.origin === origin ? programOfPath(url.pathname) : null
    if (program) return program
  }
  return null
}

const notFound = {
  icon: <IconNews size={32} stroke={1.5} />,
  title: 'Artikel tidak ditemukan',
  text: 'Mungkin alamatnya salah, atau artikel ini sudah tidak ada.',
  action: <LinkButton to={paths.news()}>Lihat artikel lain</LinkButton>,
}

/** An article, to read and to share. */
export default function ArticlePage() {
  const { slug = '' } = useParams()
  const listed = useListed('/news/get_detail')
  const query = useQuery({ ...newsArticleQuery(slug), enabled: listed === true })
  useDocumentTitle(listed === false ? notFound.title : query.data?.title)
  if (listed === false)
    return (
      <Unlisted>
        <EmptyState {...notFound} />
      </Unlisted>
    )
  return (
    <FoundView query={query} skeleton={<ArticleSkeleton />} notFound={notFound}>
      {(article) => (
        <>
          <article>
            {article.pictureUrl !== null && (
              <Picture src={article.pictureUrl} alt="" width={640} height={360} priority />
            )}
            <div className={classes.body}>
              <h2 className={classes.title}>{article.title}</h2>
              <Byline publishedAt={article.publishedAt} author={article.author} />
              <div className={classes.text}>
                {article.html === '' ? (
                  <p>{article.summary ?? 'Isi artikel ini belum tersedia.'}</p>
                ) : (
                  <RichText html={article.html} />
                )}
              </div>
            </div>
          </article>
          <ProgramOf html={article.html} />
          <StickyBarSpacer />
          <StickyBar label="Bagikan artikel ini">
            <div className={classes.bar}>
              <ShareButton title={article.title} url={paths.article(article.slug)} />
              <LinkButton to={paths.news()}>Artikel lainnya</LinkButton>
            </div>
          </StickyBar>
        </>
      )}
    </FoundView>
  )
}

function ProgramOf({ html }: { html: string }) {
  const program = linkedProgram(html, window.location.origin)
  return program && <ArticleProgram key={programPath(program)} program={program} />
}

function ArticleSkeleton() {
  return (
    <>
      <Picture src={null} alt="" width={640} height={360} />
      <div className={classes.body}>
        <p className={classes.title}>
          <LineSkeleton width="85%" />
        </p>
        <Skeleton width="12em" height="0.8em" />
        <div className={classes.text}>
          <TextSkeleton lines={12} />
        </div>
      </div>
    </>
  )
}
